import { PaymentError } from '../port.ts';

interface Failure {
  statusCode?: unknown;
  code?: unknown;
  message?: unknown;
}

/** The key is wrong or may not; too much at once; the same call still runs: to be tried again, nothing was done. */
const TRY_AGAIN = new Set([401, 403, 409, 429]);

/** Without a status nobody has answered. */
const isUnreachable = (status: unknown) => typeof status !== 'number' || status >= 500 || TRY_AGAIN.has(status);

/** What the SDK throws, as the port says it: https://docs.stripe.com/error-handling */
export function paymentErrorOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) {
    return error;
  }
  const { statusCode, code, message } = (error ?? {}) as Failure;
  return new PaymentError(
    isUnreachable(statusCode) ? 'unreachable' : 'refused',
    typeof message === 'string' ? message : 'no answer',
    {
      code: typeof code === 'string' ? code : null,
      cause: error,
    },
  );
}

/** Whether the provider itself is in trouble: that somebody else makes the same call just now is none of its. */
export const isTrouble = ({ reason, code }: PaymentError): boolean =>
  reason === 'unreachable' && code !== 'idempotency_key_in_use';

/** An intent stands differently from what the call expects, for example because it was done before. */
export const isUnexpectedState = (error: unknown): boolean =>
  ((error ?? {}) as Failure).code === 'payment_intent_unexpected_state';
