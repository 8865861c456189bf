import type Stripe from 'stripe';
import type { ProviderEvent } from '../port.ts';
import { readSigned, TOLERANCE_S } from '../../stripe/signed.ts';

interface Message {
  headers: Headers;
  body: string;
}

/** The intent that an object is, or belongs to: charges, refunds and disputes name theirs. */
function intentOf(object: object): string | null {
  const { object: kind, id, payment_intent } = object as { object?: unknown; id?: unknown; payment_intent?: unknown };
  const intent = kind === 'payment_intent' ? id : payment_intent;
  return typeof intent === 'string' ? intent : null;
}

/** A confirmation that failed says nothing of a card: it may be a person who closed the page. */
const NO_DECLINE = new Set(['payment_intent_authentication_failure']);

/** The card that was refused: https://docs.stripe.com/api/payment_intents/object#payment_intent_object-last_payment_error */
function declineIn({ type, data }: Stripe.Event): ProviderEvent['declined'] {
  if (type !== 'payment_intent.payment_failed') {
    return null;
  }
  const error = (data.object as Partial<Stripe.PaymentIntent>).last_payment_error;
  return error?.type === 'card_error' && !NO_DECLINE.has(error.code ?? '')
    ? { card: error.payment_method?.card?.fingerprint ?? null }
    : null;
}

/** @returns null where no secret made the signature, or it is too old */
export function readEvent(
  client: Stripe,
  { headers, body }: Message,
  secrets: readonly string[],
): ProviderEvent | null {
  const signature = headers.get('stripe-signature') ?? '';
  const event = readSigned(secrets, (secret) => client.webhooks.constructEvent(body, signature, secret, TOLERANCE_S));
  return (
    event && { id: event.id, kind: event.type, intent_id: intentOf(event.data.object), declined: declineIn(event) }
  );
}
