import type { MessageKey } from '../../locales/index.ts';
import type { CardFields } from './card-rules.ts';

interface TestCard {
  name: MessageKey;
  number: string;
}

/** Stripe's test cards that show what a person can meet; the sandbox knows more of them. */
export const testCards: readonly TestCard[] = [
  { name: 'payment.test_pays', number: '4242 4242 4242 4242' },
  { name: 'payment.test_challenge', number: '4000 0025 0000 3155' },
  { name: 'payment.test_declined', number: '4000 0000 0000 0002' },
  { name: 'payment.test_funds', number: '4000 0000 0000 9995' },
];

/** A test card that is good for some years yet. */
export function filledWith({ number }: TestCard): CardFields {
  return { number, expiry: `12 / ${String(new Date().getUTCFullYear() + 3).slice(-2)}`, cvc: '123' };
}
