import { nextRun, payableAt } from '@abroad/booking-rules';
import type { OwedToLeaver } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { payoutAccountOf } from '../payout-accounts/account.ts';
import { findSums } from './balance.ts';

interface Waiting {
  currency: string;
  /** The sum of past sessions that haven't cleared, in minor units. */
  pending: number;
  /** The end of the last past session that isn't payable yet; null where there is none. */
  last_end: string | null;
}

/** Sessions that are over: those ahead are cancelled with the account, and their money is refunded. */
const findWaiting = async (db: Database, user_id: string, now: number): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select session.currency, -sum(pending)::bigint as pending, max(end_at) filter (where waiting < 0) as last_end
    from (
      select booking_id, currency, sum(amount_minor) as waiting,
        coalesce(sum(amount_minor) filter (where account <> 'mentor_earned'), 0) as pending
      from ledger_entry where owner_user_id = ${user_id} and account in ('mentor_pending', 'no_show_pending', 'mentor_earned')
      group by booking_id, currency) session
    join booking on booking.id = booking_id where end_at <= ${new Date(now)} group by session.currency`.execute(db);
  return rows;
};

/**
 * Returns a mentor's unpaid earnings by currency: the payable and the pending part, the deductions, and whether
 * and until when they are sent if the mentor leaves now (epoch milliseconds).
 */
export async function owedTo(db: Database, user_id: string, now: number): Promise<OwedToLeaver[]> {
  const [sums, waiting, account] = await Promise.all([
    findSums(db, user_id, now),
    findWaiting(db, user_id, now),
    payoutAccountOf(db, user_id),
  ]);
  // The bank details for payouts by hand are erased with the account.
  const is_sent = account?.state === 'active' && account.provider !== 'manual';
  // A mentor who has left can't ask for a payout: they are paid each week.
  const schedule = account?.schedule === 'monthly' ? 'monthly' : 'weekly';
  return sums.flatMap(({ currency, earned, payable, sending, debt }) => {
    const { pending = 0, last_end = null } = waiting.find((one) => one.currency === currency) ?? {};
    const theirs = earned + payable + sending;
    if (theirs === 0 && pending === 0) {
      return [];
    }
    const last = nextRun(schedule, Math.max(now, last_end === null ? 0 : payableAt(Date.parse(last_end))));
    const major = (minor: number) => fromMinor(minor, currency) ?? 0;
    return [
      {
        currency,
        amount: major(Math.max(0, theirs - debt)),
        earned: major(theirs),
        pending: major(pending),
        debt: major(debt),
        is_sent,
        sent_by: is_sent && last !== null ? toInstant(last) : null,
      },
    ];
  });
}
