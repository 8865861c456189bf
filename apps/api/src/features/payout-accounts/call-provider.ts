import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { PayoutError } from '../../providers/payouts/port.ts';

/** Calls the provider for a person who waits. @throws AppError PAYOUT_REFUSED, PAYOUT_UNREACHABLE */
export async function callProvider<T>({ logger }: Pick<Context, 'logger'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PayoutError)) {
      throw error;
    }
    logger.warn({ part: 'payouts', err: error, code: error.code }, 'the payout provider was asked in vain');
    throw new AppError(error.reason === 'refused' ? 'PAYOUT_REFUSED' : 'PAYOUT_UNREACHABLE');
  }
}
