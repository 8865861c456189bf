import { failureOf } from '../../stripe/failure-of.ts';
import { PaymentError } from '../port.ts';

/** Converts an error of the SDK into the port's error: https://docs.stripe.com/error-handling */
export function paymentErrorOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) {
    return error;
  }
  const { reason, message, code } = failureOf(error);
  return new PaymentError(reason, message, { code, cause: error });
}

/** The intent is in another state than the call expects, for example because the call was made before. */
export const isUnexpectedState = (error: unknown): boolean =>
  failureOf(error).code === 'payment_intent_unexpected_state';
