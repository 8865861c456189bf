import { lastRun } from '@abroad/booking-rules';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { lockPayoutAccount } from '../payout-accounts/account.ts';
import { beginPayout } from './begin-payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { enqueueRouteOff } from './enqueue-route-off.ts';

const SCHEDULES = ['weekly', 'monthly'] as const;
type Schedule = (typeof SCHEDULES)[number];

/** The mentors in a batch: after each batch the progress is stored, and after a crash another process continues from there. */
const PIECE = 100;
/** The longest run of a job; the next one, a minute after it began, continues. */
const JOB_MS = 50_000;

type RunDeps = Pick<PayoutDeps, 'db' | 'clock' | 'config' | 'logger'>;

interface Run {
  schedule: Schedule;
  /** Epoch milliseconds. */
  scheduled_for: number;
}

/** Finds a run with its progress; undefined once it is finished. */
async function findRun(db: Database, { schedule, scheduled_for }: Run) {
  const key = { schedule, scheduled_for: toInstant(scheduled_for) };
  await db
    .insertInto('payout_run')
    .values({ ...key, after_user_id: null, finished_at: null })
    .onConflict((conflict) => conflict.columns(['schedule', 'scheduled_for']).doNothing())
    .execute();
  return db
    .selectFrom('payout_run')
    .select('after_user_id')
    .where('schedule', '=', schedule)
    .where('scheduled_for', '=', key.scheduled_for)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

/** Stores the progress. Of two processes at once the slower one doesn't set it back. */
async function storeProgress(db: Database, { schedule, scheduled_for }: Run, after: string | null, now: number) {
  const of = db
    .updateTable('payout_run')
    .where('schedule', '=', schedule)
    .where('scheduled_for', '=', toInstant(scheduled_for));
  await (
    after === null
      ? of.set({ finished_at: toInstant(now) })
      : of
          .set({ after_user_id: after })
          .where((is) => is.or([is('after_user_id', 'is', null), is('after_user_id', '<', after)]))
  ).execute();
}

/** Finds the next mentors with this schedule and a payable sum. */
const findMentors = (db: Database, schedule: Schedule, after: string | null) =>
  db
    .selectFrom('payout_account')
    .select('user_id')
    .where((is) =>
      is.or([
        is('schedule', '=', schedule),
        // A mentor who has left can't ask for a payout.
        is.and([
          is('schedule', '=', 'by_hand'),
          is.val(schedule === 'weekly'),
          is.exists(
            is.selectFrom('erasure').select('user_id').whereRef('erasure.user_id', '=', 'payout_account.user_id'),
          ),
        ]),
      ]),
    )
    .where('state', '=', 'active')
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .where((is) =>
      is.exists(
        is
          .selectFrom('ledger_entry')
          .select('id')
          .whereRef('owner_user_id', '=', 'payout_account.user_id')
          .where('account', '=', 'mentor_payable'),
      ),
    )
    .orderBy('user_id')
    .limit(PIECE)
    .execute();

/** Lists the currencies in which a mentor has a payable sum. */
export const currenciesOf = async (db: Database, user_id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('ledger_entry')
    .select('currency')
    .where('owner_user_id', '=', user_id)
    .where('account', '=', 'mentor_payable')
    .groupBy('currency')
    .having((row) => row.fn.sum<number>('amount_minor'), '<', 0)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
};

/** Begins a mentor's payouts of a run, one for each currency, in one transaction. */
async function payMentor({ db, clock, config }: RunDeps, user_id: string, { scheduled_for }: Run): Promise<void> {
  await writeMoneyOf(db, user_id, async (trx, status) => {
    const now = clock.now();
    const { platform_country } = config;
    const account = await lockPayoutAccount(trx, user_id);
    const has_left = status === 'deleted';
    // The bank details of an erased mentor aren't known any more: their claim stays.
    if (has_left && account?.provider === 'manual') {
      return;
    }
    for (const currency of await currenciesOf(trx, user_id)) {
      const begun = await beginPayout(trx, account, {
        currency,
        platform_country,
        scheduled_for,
        is_last: has_left,
        now,
      });
      if (begun === 'route_off') {
        await enqueueRouteOff(trx, { user_id, currency }, now);
      }
    }
  });
}

/** @returns whether the run is finished. */
async function runPiece(context: RunDeps, run: Run): Promise<boolean> {
  const { db, clock, logger } = context;
  const progress = await findRun(db, run);
  if (progress === undefined) {
    return true;
  }
  const mentors = await findMentors(db, run.schedule, progress.after_user_id);
  for (const { user_id } of mentors) {
    try {
      // A lost connection isn't a reason to wait for the next run.
      await payMentor(context, user_id, run).catch(() => payMentor(context, user_id, run));
    } catch (error) {
      // The others are paid; this one's money stays payable, and the next run takes it.
      logger.error({ part: 'payouts', user_id, err: error }, 'a mentor could not be paid in this run');
    }
  }
  const last = mentors.length < PIECE ? null : (mentors.at(-1)?.user_id ?? null);
  await storeProgress(db, run, last, clock.now());
  return last === null;
}

/**
 * Begins or continues the latest weekly and monthly runs. It may be killed at any point, and run twice at once: each
 * mentor is paid once a run.
 */
export async function runPayouts(context: RunDeps): Promise<void> {
  const until = Date.now() + JOB_MS;
  for (const schedule of SCHEDULES) {
    const run = { schedule, scheduled_for: lastRun(schedule, context.clock.now()) };
    while (Date.now() < until && !(await runPiece(context, run))) {
      // The next batch.
    }
  }
}
