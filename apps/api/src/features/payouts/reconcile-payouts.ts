import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { PayoutError } from '../../providers/payouts/port.ts';
import { changedSince } from './changed-since.ts';
import { linesOf, lockPayout, movePayout } from './payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

/** The payouts that are checked in one run; those unchecked for longest come first. */
const BATCH = 200;
/** The number of unanswered calls in a row that end a run, because the provider is down. A single one doesn't delay the others. */
const UNANSWERED_MOST = 3;
/** The days in which a bank may return a booked payout. */
export const RETURNED_FOR_DAYS = 14;

interface Due {
  payout_id: string;
  user_id: string;
  reversal_id: string | null;
  todo: 'send' | 'settle' | 'reverse' | 'release';
}

/**
 * Finds payouts whose job may be lost: unfinished ones that weren't checked for a minute, or for a tenth of their age if that is
 * longer, up to an hour, and paid ones twice a day. Payouts that waited for a repaired account
 * continue once the account has changed, or are tried once a day.
 */
async function findDue(db: Database, now: number): Promise<Due[]> {
  const at = sql`${new Date(now)}::timestamptz`;
  const isDue = sql`coalesce(payout.checked_at, payout.updated_at)
    < ${at} - least(interval '1 hour', greatest(interval '1 minute', (${at} - payout.created_at) / 10))`;
  const { rows } = await sql<Due>`
    select payout.id as payout_id, payout.user_id, null::uuid as reversal_id,
      case payout.status when 'pending' then 'send' when 'held' then 'release' else 'settle' end as todo, payout.checked_at
    from payout left join payout_account account on account.user_id = payout.user_id
    where payout.provider <> 'manual' and (
      payout.status in ('pending', 'in_transit') and ${isDue}
      or payout.status = 'held' and held_for = array['account_restricted'] and account.state = 'active'
        and account.account_id = payout.account_id and payout.cancel_asked_at is null
        and (account.updated_at >= payout.updated_at or payout.updated_at < ${at} - interval '1 day')
      or payout.status = 'paid' and paid_at > ${at} - make_interval(days => ${RETURNED_FOR_DAYS})
        and payout.checked_at < ${at} - interval '12 hours')
    union all
    select payout_id, payout.user_id, payout_reversal.id, 'reverse', payout.checked_at
    from payout_reversal join payout on payout.id = payout_id
    where payout_reversal.status = 'pending' and payout_reversal.created_at < ${at} - interval '1 minute'
    order by checked_at nulls first limit ${BATCH}`.execute(db);
  return rows;
}

/** Sends a payout that waited for an account, once the account is repaired. */
const release = ({ db, clock }: PayoutDeps, { payout_id, user_id }: Due) =>
  writeMoneyOf(db, user_id, async (trx) => {
    const payout = await lockPayout(trx, payout_id);
    if (
      payout?.status === 'held' &&
      payout.cancel_asked_at === null &&
      payout.held_for.every((reason) => reason === 'account_restricted')
    ) {
      const held_for = await changedSince(trx, payout, await linesOf(trx, payout));
      if (held_for.length > 0) {
        await trx.updateTable('payout').set({ held_for }).where('id', '=', payout_id).execute();
        return;
      }
      await movePayout(trx, payout, { kind: 'released', now: clock.now(), set: { status: 'pending', failure: null } });
    }
  });

function repair(context: PayoutDeps, due: Due): Promise<unknown> {
  switch (due.todo) {
    case 'send':
      return sendPayout(context, due.payout_id);
    case 'reverse':
      return reverseTransfer(context, due.reversal_id ?? '');
    case 'release':
      return release(context, due);
    default:
      return settlePayout(context, due.payout_id);
  }
}

/** The state that a repair may change, for the log. */
const stateOf = (db: Database, payout_id: string) =>
  db
    .selectFrom('payout')
    .select(['status', 'amount_minor', 'attempt', 'provider_payout_id', 'failure'])
    .where('id', '=', payout_id)
    .executeTakeFirstOrThrow();

async function repairAndLog(context: PayoutDeps, due: Due): Promise<void> {
  const before = await stateOf(context.db, due.payout_id);
  await repair(context, due);
  const after = await stateOf(context.db, due.payout_id);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    context.logger.warn({ part: 'payouts', ...due, before, after }, 'a payout was repaired');
  }
}

/** Counts a check, also a failed one, so that failing payouts don't keep others from their turn. */
const countCheck = ({ db, clock }: PayoutDeps, { payout_id }: Due) =>
  db
    .updateTable('payout')
    .set({ checked_at: toInstant(clock.now()) })
    .where('id', '=', payout_id)
    .execute();

/**
 * Compares everything unfinished with the provider, and repeats lost work: after a crash, a lost answer or a missing event a
 * payout is repaired within about a minute. Repairs are logged.
 */
export async function reconcilePayouts(context: PayoutDeps): Promise<void> {
  let unanswered = 0;
  for (const due of await findDue(context.db, context.clock.now())) {
    try {
      await repairAndLog(context, due);
      unanswered = 0;
    } catch (error) {
      context.logger.warn({ part: 'payouts', ...due, err: error }, 'a payout could not be looked at');
      unanswered += error instanceof PayoutError && error.reason === 'unreachable' ? 1 : 0;
    }
    await countCheck(context, due);
    if (unanswered >= UNANSWERED_MOST) {
      return;
    }
  }
}
