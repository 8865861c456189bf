import { inTransaction } from '../../embedded/src/in-transaction.ts';
import { lockIntent } from './database/queries.ts';
import { openDispute } from './disputes.ts';
import { closeIntent } from './intents.ts';
import { advancePayout } from './payouts.ts';
import { settleRefund } from './refunds.ts';
import { deliverEvents, receiversOf } from './events.ts';
import type { Sandbox } from './sandbox.ts';

/** Idempotency keys are forgotten after a day: https://docs.stripe.com/api/idempotent_requests */
const FORGET_REQUESTS =
  "delete from payments_sandbox.request where created_at < clock_timestamp() - interval '24 hours'";

const FORGET_LINKS =
  "delete from payments_sandbox.account_link where expires_at < clock_timestamp() - interval '30 days'";

/** Events are kept for thirty days: https://docs.stripe.com/api/events */
const FORGET_EVENTS = "delete from payments_sandbox.event where delivered_at < clock_timestamp() - interval '30 days'";

const DUE_REFUNDS = 'select id from payments_sandbox.refund where due <= clock_timestamp()';
const DUE_DISPUTES = 'select id from payments_sandbox.charge where dispute_due <= clock_timestamp()';
const DUE_PAYOUTS = 'select id from payments_sandbox.payout where due <= clock_timestamp()';
const EXPIRED = `
  select intent_id as id from payments_sandbox.charge where capture_before <= clock_timestamp()`;

async function idsOf({ pool }: Sandbox, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(query);
  return rows.map((row) => row.id);
}

/** An authorisation that was not captured in time is voided. */
async function expire(sandbox: Sandbox, id: string): Promise<void> {
  await inTransaction(sandbox.pool, async (db) => {
    const intent = await lockIntent(db, id);
    if (intent.status === 'requires_capture') {
      await closeIntent(sandbox, db, intent, 'automatic');
    }
  });
}

/** Does what time brings: refunds are settled or fail, charges are disputed, authorisations end, payouts arrive or come back; what is old is forgotten. */
export async function doWhatIsDue(sandbox: Sandbox): Promise<void> {
  for (const id of await idsOf(sandbox, DUE_REFUNDS)) {
    await inTransaction(sandbox.pool, (db) => settleRefund(db, id));
  }
  for (const id of await idsOf(sandbox, DUE_DISPUTES)) {
    await inTransaction(sandbox.pool, (db) => openDispute(db, id));
  }
  for (const id of await idsOf(sandbox, DUE_PAYOUTS)) {
    await inTransaction(sandbox.pool, (db) => advancePayout(sandbox, db, id));
  }
  for (const id of await idsOf(sandbox, EXPIRED)) {
    await expire(sandbox, id);
  }
  await sandbox.pool.query(FORGET_REQUESTS);
  await sandbox.pool.query(FORGET_EVENTS);
  await sandbox.pool.query(FORGET_LINKS);
}

const NEXT = `
  select extract(epoch from min(due) - clock_timestamp())::float8 * 1000 as wait from (
    select min(due) as due from payments_sandbox.event where destination = any($1)
    union all select min(due) from payments_sandbox.refund
    union all select min(due) from payments_sandbox.payout
    union all select min(dispute_due) from payments_sandbox.charge
    union all select min(capture_before) from payments_sandbox.charge) every_due`;

/** In how many milliseconds something is due next, or null. */
async function waitForNext({ pool, config }: Sandbox): Promise<number | null> {
  const { rows } = await pool.query<{ wait: number | null }>(NEXT, [Object.keys(receiversOf(config))]);
  return rows[0]?.wait ?? null;
}

/** The longest time until work of another process is found. */
const LONGEST_MS = 30_000;
const SHORTEST_MS = 50;
const AFTER_PROBLEM_MS = 1_000;

/** Sleeps until the time is over or `ring` is called; a call before the sleep counts. */
export class Alarm {
  #isRung = false;
  #end: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#end();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.#isRung) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#end = resolve;
      const timer = setTimeout(resolve, milliseconds);
      await promise;
      clearTimeout(timer);
    }
    this.#isRung = false;
  }
}

async function run(sandbox: Sandbox): Promise<number> {
  await doWhatIsDue(sandbox);
  if (await deliverEvents(sandbox)) {
    return 0;
  }
  const wait = await waitForNext(sandbox);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, wait ?? LONGEST_MS));
}

/**
 * Does what is due, then sleeps until the next task is due or until the alarm rings.
 * @returns when it is stopped, after its current task
 */
export async function keepDoing(sandbox: Sandbox, alarm: Alarm, onProblem: (message: string) => void): Promise<void> {
  let problem = '';
  while (!sandbox.stopping.aborted) {
    try {
      const wait = await run(sandbox);
      problem = '';
      await alarm.sleep(wait);
    } catch (error) {
      const { message } = error as Error;
      // A database that is down for long is reported once.
      if (message !== problem) {
        onProblem(message);
      }
      problem = message;
      await alarm.sleep(AFTER_PROBLEM_MS);
    }
  }
}
