import { WEBHOOK_TEST } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { isTaken, type Outcome } from './attempt.ts';
import { deliverJob } from './deliver-job.ts';
import { nextTryAt, PATIENCE_MS } from './retries.ts';

/** RFC 9110, section 15.5.11: it isn't there any more, and won't be again. */
const GONE = 410;

export interface Tried {
  id: string;
  subscription_id: string;
  /** Whose webhook it is. */
  auth_user_id: string;
  event: string;
  /** How often it was tried before. */
  attempts: number;
}

/** When it is tried again; null where this was the last try. Tests are tried once. */
function againAt({ event, attempts }: Tried, outcome: Outcome, now: number): number | null {
  const isOver = event === WEBHOOK_TEST || outcome.response_code === GONE || outcome.problem === 'switched_off';
  return isOver ? null : nextTryAt(attempts + 1, now);
}

/** Remembers since when a server takes nothing, and switches off what is gone, or has taken nothing for days. */
async function judgeReceiver(trx: Database, id: string, { outcome, now, given_up }: Judged): Promise<void> {
  const subscription = trx.updateTable('webhook_subscription').where('id', '=', id);
  if (isTaken(outcome)) {
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
      .where('failing_since', '<=', toInstant(now.getTime() - PATIENCE_MS))
      .execute();
  }
}
interface Judged {
  outcome: Outcome;
  now: Date;
  given_up: boolean;
}

/** Writes down what came of a try, with the next one where there is one. Of two at once the first is kept. */
export async function storeOutcome(context: Pick<Context, 'db' | 'clock'>, tried: Tried, outcome: Outcome) {
  const now = context.clock.now();
  const taken = isTaken(outcome);
  const next = taken ? null : againAt(tried, outcome, now);
  await writeAbout(context.db, tried.auth_user_id, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_delivery')
      .set({
        ...outcome,
        status: taken ? 'delivered' : next === null ? 'failed' : 'waiting',
        attempts: tried.attempts + 1,
        last_try_at: new Date(now),
        next_try_at: next === null ? null : new Date(next),
      })
      .where('id', '=', tried.id)
      .where('status', '=', 'waiting')
      .where('attempts', '=', tried.attempts)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      return;
    }
    if (outcome.problem !== 'switched_off' && tried.event !== WEBHOOK_TEST) {
      await judgeReceiver(trx, tried.subscription_id, {
        outcome,
        now: new Date(now),
        given_up: !taken && next === null,
      });
    }
    await enqueue(trx, next === null ? [] : [deliverJob(tried, next)]);
  });
}
