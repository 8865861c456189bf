export interface StripeFailure {
  /** `unreachable`: nothing is known, try again. `refused`: Stripe refuses, and would refuse again. */
  reason: 'unreachable' | 'refused';
  message: string;
  code: string | null;
}

/** The key is wrong or lacks rights; too many calls; the same call still runs. Nothing was done, so try again. */
const TRY_AGAIN = new Set([401, 403, 409, 429]);
/** With a 403: Stripe refuses this account, or knows none that is ours. A key without rights has another code, or none. */
const ACCOUNT_REFUSED = new Set(['account_invalid', 'account_closed']);
/** The code for a 403 without one: the key may not do this, but may do other things. */
const FORBIDDEN = 'forbidden';

/** Without a status there was no answer. */
function isUnreachable(status: unknown, code: unknown): boolean {
  if (status === 403 && typeof code === 'string' && ACCOUNT_REFUSED.has(code)) {
    return false;
  }
  return typeof status !== 'number' || status >= 500 || TRY_AGAIN.has(status);
}

/** Reads an error of the SDK: https://docs.stripe.com/error-handling */
export function failureOf(error: unknown): StripeFailure {
  const { statusCode, code, message } = (error ?? {}) as { statusCode?: unknown; code?: unknown; message?: unknown };
  return {
    reason: isUnreachable(statusCode, code) ? 'unreachable' : 'refused',
    message: typeof message === 'string' ? message : 'no answer',
    code: typeof code === 'string' ? code : statusCode === 403 ? FORBIDDEN : null,
  };
}

/** The provider answers: another client makes the same call at the same time, or the key lacks one right. */
const NO_TROUBLE = new Set(['idempotency_key_in_use', FORBIDDEN]);

/** Whether the provider itself has a problem. */
export const isTrouble = ({ reason, code }: Pick<StripeFailure, 'reason' | 'code'>): boolean =>
  reason === 'unreachable' && !NO_TROUBLE.has(code ?? '');
