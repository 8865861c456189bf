import { PaymentError } from '../port.ts';

interface Failure {
  statusCode?: unknown;
  code?: unknown;
  message?: unknown;
}

/** The key is wrong or lacks rights; too many calls; the same call still runs. Nothing was done, so try again. */
const TRY_AGAIN = new Set([401, 403, 409, 429]);

/** Without a status there was no answer. */
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

/** Whether the provider itself has a problem. Another client that makes the same call at the same time is not one. */
export const isTrouble = ({ reason, code }: PaymentError): boolean =>
  reason === 'unreachable' && code !== 'idempotency_key_in_use';

/** The intent is in another state than the call expects, for example because the call was made before. */
export const isUnexpectedState = (error: unknown): boolean =>
  ((error ?? {}) as Failure).code === 'payment_intent_unexpected_state';
