export interface StripeFailure {
  /** `unreachable`: nothing is known, try again. `refused`: Stripe refuses, and would refuse again. */
  reason: 'unreachable' | 'refused';
  message: string;
  code: string | null;
}

/** The key is wrong or lacks rights; too many calls; the same call still runs. Nothing was done, so try again. */
const TRY_AGAIN = new Set([401, 403, 409, 429]);

/** Without a status there was no answer. */
const isUnreachable = (status: unknown) => typeof status !== 'number' || status >= 500 || TRY_AGAIN.has(status);

/** What the SDK throws: https://docs.stripe.com/error-handling */
export function failureOf(error: unknown): StripeFailure {
  const { statusCode, code, message } = (error ?? {}) as { statusCode?: unknown; code?: unknown; message?: unknown };
  return {
    reason: isUnreachable(statusCode) ? 'unreachable' : 'refused',
    message: typeof message === 'string' ? message : 'no answer',
    code: typeof code === 'string' ? code : null,
  };
}

/** Whether the provider itself has a problem. Another client that makes the same call at the same time is not one. */
export const isTrouble = ({ reason, code }: Pick<StripeFailure, 'reason' | 'code'>): boolean =>
  reason === 'unreachable' && code !== 'idempotency_key_in_use';
