import type { HoldReason } from '@abroad/booking-rules';
import type { Payout as Presented, PayoutDetail } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { NET } from '../payments/debt.ts';
import { heldNow, inOrder } from './held-now.ts';
import type { Payout } from './payout.ts';

/** A payout with the number of its sessions, and its current reasons to hold it. */
export type CountedPayout = Payout & { sessions: number; held_now: HoldReason[] };

/** @param now epoch milliseconds */
export const withSessions = (db: Database, now: number) =>
  db
    .selectFrom('payout')
    .selectAll('payout')
    .select(heldNow(now).as('held_now'))
    .select((row) =>
      row
        .selectFrom('payout_line')
        .select(sql<number>`count(*)::int`.as('sessions'))
        .whereRef('payout_id', '=', 'payout.id')
        .as('sessions'),
    )
    .$castTo<CountedPayout>();

export function presentPayout(payout: CountedPayout): Presented {
  const { id, status, held_now, currency, sessions, provider, is_by_hand, reference, failure } = payout;
  const major = (minor: number) => fromMinor(minor, currency) ?? 0;
  return {
    id,
    status,
    held_for: inOrder(held_now),
    currency,
    amount: major(payout.amount_minor),
    debt: major(payout.debt_minor),
    fee: major(payout.fee_minor),
    sessions,
    provider,
    is_by_hand,
    reference,
    failure,
    created_at: toInstant(payout.created_at),
    sent_at: instantOrNull(payout.sent_at),
    arrives_at: instantOrNull(payout.arrives_at),
    paid_at: instantOrNull(payout.paid_at),
    can_retry: status === 'failed' && payout.cancel_asked_at === null,
  };
}

/** A session of a payout; amounts in minor units. */
export interface LineRow {
  booking_id: string;
  prospect: { first_name: string; last_name: string } | null;
  reader_language: string;
  service: string;
  start: string;
  currency: string;
  paid: number;
  refunded: number;
  platform_fee: number;
  amount_minor: number;
  debt_taken_minor: number;
  returned_minor: number;
  net_minor: number;
  refunded_later: number;
  returned_later: number;
  payout_id: string;
  paid_at: string | null;
}

/** The sent or planned amount of a line: while the payout stands, later returns don't change it. */
const SENT = sql`case when payout.status in ('in_transit', 'paid') then coalesce(sent_minor, ${NET}) else ${NET} end`;

/**
 * The sessions of payouts, the oldest first, with the amounts when the payout began and was sent, so that
 * each row adds up. Later refunds and clawbacks are in columns of their own.
 */
export const LINES = sql`
  select payout_line.booking_id, case when prospect.status <> 'deleted'
      then json_build_object('first_name', prospect.first_name, 'last_name', prospect.last_name) end as prospect,
    mentor.language as reader_language, booking.title as service, booking.start_at as start, payment.currency,
    paid_minor as paid, paid_minor - platform_fee_minor - payout_line.amount_minor as refunded,
    platform_fee_minor as platform_fee, payout_line.amount_minor, debt_taken_minor,
    payout_line.amount_minor - debt_taken_minor - ${SENT} as returned_minor, ${SENT} as net_minor,
    ${SENT} - ${NET} as returned_later,
    greatest(0, payment.captured_minor - paid_minor + platform_fee_minor + payout_line.amount_minor - (
      select coalesce(sum(amount_minor), 0)::bigint from ledger_entry
      where ledger_entry.booking_id = booking.id and account in ('provider', 'dispute'))) as refunded_later,
    payout.id as payout_id, payout.paid_at
  from payout join payout_line on payout_id = payout.id
  join booking on booking.id = payout_line.booking_id join payment on payment.id = payout_line.payment_id
  join authenticated_user mentor on mentor.id = booking.mentor_user_id
  join authenticated_user prospect on prospect.id = booking.prospect_user_id`;

export const studentName = ({ prospect, reader_language }: LineRow): string | null =>
  prospect && fullName(prospect, reader_language);

export function presentLine(row: LineRow): PayoutDetail['lines'][number] {
  const { booking_id, service, currency } = row;
  const major = (minor: number) => fromMinor(minor, currency) ?? 0;
  return {
    booking_id,
    prospect_name: studentName(row),
    service,
    start: toInstant(row.start),
    paid: major(row.paid),
    refunded: major(row.refunded),
    platform_fee: major(row.platform_fee),
    amount: major(row.amount_minor),
    debt_taken: major(row.debt_taken_minor),
    returned: major(row.returned_minor),
    net: major(row.net_minor),
    refunded_later: major(row.refunded_later),
    returned_later: major(row.returned_later),
  };
}

export async function findLines(db: Database, payout_id: string): Promise<LineRow[]> {
  const { rows } =
    await sql<LineRow>`${LINES} where payout.id = ${payout_id} order by booking.start_at, booking.id`.execute(db);
  return rows;
}

export const findEvents = (db: Database, payout_id: string) =>
  db
    .selectFrom('payout_event')
    .selectAll()
    .where('payout_id', '=', payout_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Events between staff about a payout, which its mentor doesn't see. */
const INTERNAL = new Set(['release_asked', 'mark_paid_asked']);

/** The history of a payout as its mentor sees it: without the staff's texts. */
export const forMentor = <T extends Pick<EventRow, 'kind' | 'actor_role' | 'text'>>(events: readonly T[]): T[] =>
  events
    .filter(({ kind }) => !INTERNAL.has(kind))
    .map((event) => (event.actor_role === 'staff' ? { ...event, text: null } : event));

export const presentEvent = ({ kind, created_at, actor_role, text }: EventRow): PayoutDetail['events'][number] => ({
  kind: kind as PayoutDetail['events'][number]['kind'],
  at: toInstant(created_at),
  by: actor_role,
  text,
});
