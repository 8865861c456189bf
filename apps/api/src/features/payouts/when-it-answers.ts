import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/define-job.ts';
import { PayoutError } from '../../providers/payouts/port.ts';
import type { PayoutDeps } from './deps.ts';

/** The provider rests for ten seconds; jobs that wait for it come back one after another. */
const REST_MS = 10_000;
const SPREAD_MS = 50_000;

/**
 * Runs a job, and puts it off where no call was made because the provider has not answered of late: that is no failure of the
 * job, whose pauses would grow to minutes, and which would be given up.
 * @param again the same job, due later.
 */
export async function whenItAnswers(
  { db, clock }: Pick<PayoutDeps, 'db' | 'clock'>,
  run: () => Promise<unknown>,
  again: (options: { run_at: string }) => Job,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof PayoutError) || error.code !== 'breaker_open') {
      throw error;
    }
    const run_at = toInstant(clock.now() + REST_MS + Math.floor(Math.random() * SPREAD_MS));
    await enqueue(db, [again({ run_at })]);
  }
}
