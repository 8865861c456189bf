import type { BookingStatus, Earning } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { sessionsIn, type EarningsPeriodOf } from './period.ts';

/** Sums of the ledger in minor units of `currency`. */
export interface LedgerSums {
  currency: string;
  paid: number;
  refunded: number;
  charged_back: number;
  fee: number;
  pending: number;
  earned: number;
  disputed: number;
}
export interface EarningRow extends LedgerSums {
  booking_id: string;
  /** Null where the account is deleted. */
  prospect: { first_name: string; last_name: string } | null;
  /** The mentor's, BCP 47. */
  reader_language: string;
  service: string;
  start: string;
  end: string;
  booking_status: BookingStatus;
  /** The refunds that are pending. */
  refund_pending: number;
  payout: Earning['payout'];
}
export interface TotalRow extends LedgerSums {
  sessions: number;
}

/**
 * The sums of each booking from its ledger entries. A debt of ours is a credit, which is negative. Occasions distinguish
 * what the same account gained and lost; an undone refund or dispute has the opposite sign.
 */
const MONEY = sql`
  select line.currency,
    coalesce(sum(line.amount_minor) filter (where account = 'provider' and occasion like 'capture:%'), 0) as paid,
    -coalesce(sum(line.amount_minor) filter (where account = 'provider' and occasion like 'refund%'), 0) as refunded,
    -coalesce(sum(line.amount_minor) filter (where account = 'dispute' and occasion like 'dispute_lost:%'), 0) as charged_back,
    -coalesce(sum(line.amount_minor) filter (where account = 'platform_fee'), 0) as fee,
    -coalesce(sum(line.amount_minor) filter (where account in ('mentor_pending', 'no_show_pending')), 0) as pending,
    -coalesce(sum(line.amount_minor) filter (where account in ('mentor_earned', 'mentor_payable', 'payout_in_transit',
      'paid_out', 'mentor_debt', 'provider_fee', 'written_off')), 0) as earned,
    coalesce(sum(line.amount_minor) filter (where account = 'dispute'), 0) as disputed
  from ledger_entry line where line.booking_id = booking.id group by line.currency`;

/** The payout of a booking: open, or sent. A session that was taken out of one is in none, until the next. */
const PAYOUT = sql`
  select json_build_object('id', payout.id, 'status', payout.status, 'arrives_at', payout.arrives_at,
    'paid_at', payout.paid_at)
  from payout_line line join payout on payout.id = line.payout_id
  where line.booking_id = booking.id and (line.is_open or payout.status = 'paid' and line.sent_minor is not null)
  order by payout.created_at desc limit 1`;

const ROWS = sql`
  select booking.id as booking_id, case when prospect.status <> 'deleted'
      then json_build_object('first_name', prospect.first_name, 'last_name', prospect.last_name) end as prospect,
    mentor.language as reader_language,
    booking.title as service, booking.start_at as start, booking.end_at as "end", booking.status as booking_status, money.*,
    coalesce((select sum(refund_pending_minor) from payment where payment.booking_id = booking.id), 0) as refund_pending,
    (${PAYOUT}) as payout
  from booking
  join lateral (${MONEY}) money on true
  join authenticated_user mentor on mentor.id = booking.mentor_user_id
  join authenticated_user prospect on prospect.id = booking.prospect_user_id`;

/** A page of paid sessions, the latest first. */
export async function findEarnings(
  db: Database,
  scope: EarningsPeriodOf,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<EarningRow>`
    ${ROWS} where ${sessionsIn(scope)} order by booking.start_at desc, booking.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** The paid sessions after a row, the oldest first. */
export async function findEarningsAfter(db: Database, scope: EarningsPeriodOf, last: EarningRow | null, limit: number) {
  const after = last === null ? sql`true` : sql`(booking.start_at, booking.id) > (${last.start}, ${last.booking_id})`;
  const { rows } = await sql<EarningRow>`
    ${ROWS} where ${sessionsIn(scope)} and ${after} order by booking.start_at, booking.id limit ${limit}`.execute(db);
  return rows;
}

/** The sums of all paid sessions, by currency. */
export async function sumEarnings(db: Database, scope: EarningsPeriodOf): Promise<TotalRow[]> {
  const { rows } = await sql<TotalRow>`
    select money.currency, count(*)::int as sessions, sum(paid) as paid, sum(refunded) as refunded,
      sum(charged_back) as charged_back, sum(fee) as fee, sum(pending) as pending, sum(earned) as earned,
      sum(disputed) as disputed
    from booking join lateral (${MONEY}) money on true
    where ${sessionsIn(scope)} group by money.currency order by money.currency`.execute(db);
  return rows;
}
