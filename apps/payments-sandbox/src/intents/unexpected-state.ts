import type { IntentRow } from '../database/rows.ts';
import { ApiError } from '../http/api-error.ts';

/** What can't be done with an intent as it stands: https://docs.stripe.com/error-codes#payment-intent-unexpected-state */
export const unexpectedState = (intent: IntentRow, verb: string, shown: unknown) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: shown,
  });
