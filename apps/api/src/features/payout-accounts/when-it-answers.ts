import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/define-job.ts';
import { PayoutError } from '../../providers/payouts/port.ts';
import type { PayoutAccountDeps } from './deps.ts';

/** While it is known not to answer, no calls are made for ten seconds; jobs that wait for that come back one after another. */
const RESTS = { least_ms: 10_000, spread_ms: 20_000 };
/** A single call without an answer says nothing of the next one. */
const SILENT = { least_ms: 3000, spread_ms: 9000 };

/**
 * Runs a job, and postpones it where the provider doesn't answer: this doesn't count as a failure, whose pauses would grow to minutes,
 * and after which the job would be given up.
 * @param again the same job, due later.
 */
export async function whenItAnswers(
  { db, clock, logger }: Pick<PayoutAccountDeps, 'db' | 'clock' | 'logger'>,
  run: () => Promise<unknown>,
  again: (options: { run_at: string }) => Job,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof PayoutError) || error.reason !== 'unreachable') {
      throw error;
    }
    const { least_ms, spread_ms } = error.code === 'breaker_open' ? RESTS : SILENT;
    const job = again({ run_at: toInstant(clock.now() + least_ms + Math.floor(Math.random() * spread_ms)) });
    logger.warn({ part: 'payouts', job: job.key, code: error.code, err: error }, 'the payout provider does not answer');
    await enqueue(db, [job]);
  }
}
