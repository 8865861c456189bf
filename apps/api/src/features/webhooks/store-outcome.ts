import { WEBHOOK_TEST } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue, nearJobs } from '../../jobs/enqueue.ts';
import { isAccepted, type Outcome } from './attempt.ts';
import { deliverJob } from './deliver-job.ts';
import { nextTryAt, FAILING_MAX_MS } from './retries.ts';

/** RFC 9110, section 15.5.11: permanently gone. */
const GONE = 410;

export interface Attempt {
  id: string;
  subscription_id: string;
  /** The owner of the webhook. */
  auth_user_id: string;
  event: string;
  /** The number of earlier attempts. */
  attempts: number;
}

/** When it is attempted again; null after the last attempt. Tests are attempted once. */
function retryAt({ event, attempts }: Attempt, outcome: Outcome, now: number): number | null {
  const isOver = event === WEBHOOK_TEST || outcome.response_code === GONE || outcome.problem === 'switched_off';
  return isOver ? null : nextTryAt(attempts + 1, now);
}

/** Records since when a webhook fails, and switches off one that is gone or has failed for days. */
async function updateSubscription(trx: Database, id: string, { outcome, now, given_up }: AttemptResult): Promise<void> {
  const subscription = trx.updateTable('webhook_subscription').where('id', '=', id);
  if (isAccepted(outcome)) {
    await subscription.set({ failing_since: null }).where('failing_since', 'is not', null).execute();
    return;
  }
  await subscription.set({ failing_since: now }).where('failing_since', 'is', null).execute();
  const off = { is_active: false, updated_at: now };
  if (outcome.response_code === GONE) {
    await subscription.set({ ...off, off_reason: 'gone' }).execute();
  } else if (given_up) {
    await subscription
      .set({ ...off, off_reason: 'failing' })
      .where('is_active', '=', true)
      .where('failing_since', '<=', toInstant(now.getTime() - FAILING_MAX_MS))
      .execute();
  }
}
interface AttemptResult {
  outcome: Outcome;
  now: Date;
  given_up: boolean;
}

/** Stores the outcome of an attempt and enqueues the next one. The first of two concurrent outcomes is stored. */
export async function storeOutcome(context: Pick<Context, 'db' | 'clock'>, attempt: Attempt, outcome: Outcome) {
  const now = context.clock.now();
  const accepted = isAccepted(outcome);
  const next = accepted ? null : retryAt(attempt, outcome, now);
  await writeAbout(context.db, attempt.auth_user_id, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_delivery')
      .set({
        ...outcome,
        status: accepted ? 'delivered' : next === null ? 'failed' : 'waiting',
        attempts: attempt.attempts + 1,
        last_try_at: new Date(now),
        next_try_at: next === null ? null : new Date(next),
      })
      .where('id', '=', attempt.id)
      .where('status', '=', 'waiting')
      .where('attempts', '=', attempt.attempts)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      return;
    }
    if (outcome.problem !== 'switched_off' && attempt.event !== WEBHOOK_TEST) {
      await updateSubscription(trx, attempt.subscription_id, {
        outcome,
        now: new Date(now),
        given_up: !accepted && next === null,
      });
    }
    await enqueue(trx, next === null ? [] : nearJobs([deliverJob(attempt, next)], now));
  });
}
