import { PaymentError } from '../../providers/payments/port.ts';
import type { Needs } from './needs.ts';

/**
 * Asks the provider to do something, and takes its no for an answer: how things stand is read afterwards all the same.
 * @returns the provider's code of the no, or null where it was done.
 * @throws PaymentError where nothing is known.
 */
export async function tryCall(
  { logger }: Pick<Needs, 'logger'>,
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
