import { hasExpired, readExpiry } from './card-expiry.ts';
import { digitsOf, isCardNumber, isSecurityCode } from './card-number.ts';
import type { MessageKey } from '../../locales/index.ts';

/** A card as it was typed. */
export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
}

/** The problem of each field; empty if the card can be sent. */
export type CardProblems = Partial<Record<keyof CardFields, MessageKey>>;

/**
 * Checks a card as far as possible without its bank.
 * @param now epoch milliseconds.
 */
export function cardProblems({ number, expiry, cvc }: CardFields, now: number): CardProblems {
  const date = readExpiry(expiry);
  return {
    ...(isCardNumber(number)
      ? {}
      : { number: digitsOf(number) === '' ? 'payment.number_missing' : 'payment.number_wrong' }),
    ...(date === null
      ? { expiry: 'payment.expiry_wrong' }
      : hasExpired(date, now) && { expiry: 'payment.expiry_passed' }),
    ...(isSecurityCode(cvc, number) ? {} : { cvc: 'payment.cvc_wrong' }),
  };
}
