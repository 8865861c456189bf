import { failureOf } from '../../stripe/failure-of.ts';
import { PayoutError, type PayoutErrorCode } from '../port.ts';

/** Stripe's codes for what we name: https://docs.stripe.com/error-codes */
const OURS: Readonly<Record<string, PayoutErrorCode>> = {
  insufficient_capabilities_for_transfer: 'account_restricted',
  transfers_not_allowed: 'account_restricted',
  payouts_not_allowed: 'account_restricted',
  account_closed: 'account_restricted',
  account_invalid: 'account_restricted',
  bank_account_unusable: 'account_restricted',
  balance_insufficient: 'insufficient_funds',
  insufficient_funds: 'insufficient_funds',
};

/** Converts an error of the SDK into the port's error. */
export function payoutErrorOf(error: unknown): PayoutError {
  if (error instanceof PayoutError) {
    return error;
  }
  const { reason, message, code } = failureOf(error);
  const ours = reason === 'refused' && code !== null ? OURS[code] : undefined;
  return new PayoutError(reason, message, { code: ours ?? code, cause: error });
}

/** Makes the refusal for something that Stripe doesn't know or can't express. */
export const refused = (message: string, code: string) => new PayoutError('refused', message, { code });
