import type Stripe from 'stripe';

/** An answer given again under its key tells how things stood then. */
export const isOldAnswer = (answer: Stripe.Response<object>): boolean =>
  answer.lastResponse.headers['idempotent-replayed'] === 'true';
