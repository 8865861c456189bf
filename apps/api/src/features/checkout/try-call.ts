import { PaymentError } from '../../providers/payments/port.ts';
import type { CheckoutDeps } from './deps.ts';

/**
 * Calls the provider, and returns its refusal instead of throwing it, because the state is read afterwards in any case.
 * @returns the provider's code of the refusal, or null on success.
 * @throws PaymentError if the outcome is unknown.
 */
export async function tryCall(
  { logger }: Pick<CheckoutDeps, 'logger'>,
  what: Readonly<Record<string, string>>,
  call: () => Promise<unknown>,
): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (!(error instanceof PaymentError) || error.reason !== 'refused') {
      throw error;
    }
    logger.warn({ part: 'payments', ...what, code: error.code, err: error }, 'the payment provider says no');
    return error.code ?? 'refused';
  }
}
