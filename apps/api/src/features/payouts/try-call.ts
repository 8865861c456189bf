import { PayoutError } from '../../providers/payouts/port.ts';
import type { PayoutDeps } from './deps.ts';

/** The answer of a call, or the code of its refusal. */
export type Answered<T> = { answer: T } | { refusal: string };

/**
 * Calls the provider, and returns a refusal instead of throwing it.
 * @throws PayoutError if the outcome is unknown.
 */
export async function tryCall<T>(
  { logger }: Pick<PayoutDeps, 'logger'>,
  what: Readonly<Record<string, string>>,
  call: () => Promise<T>,
): Promise<Answered<T>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (!(error instanceof PayoutError) || error.reason !== 'refused') {
      throw error;
    }
    logger.warn({ part: 'payouts', ...what, code: error.code, err: error }, 'the payout provider says no');
    return { refusal: error.code ?? 'refused' };
  }
}
