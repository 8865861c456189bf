import type { MoneyState, StaffBookingRow, StaffBookings, StaffBookingsQuery } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { pageBounds, toPage } from '../core/paging.ts';
import type { Database } from '../db/connection.ts';
import { writeAs } from '../db/write-as.ts';
import { HAS_FAILED_REFUND } from '../features/payments/needs-a-look.ts';
import { recordStaffAct } from '../features/staff/record-act.ts';
import type { StaffActor } from '../http/actor.ts';
import { namedPerson } from './admin-people/person-rows.ts';
import { conditionFor, findBookingId } from './admin-people/search-people.ts';

const moneyIs = (state: MoneyState): RawBuilder<unknown> => {
  switch (state) {
    case 'dispute_open':
      return sql`payment.dispute = 'open'`;
    case 'refund_failed':
      return sql`payment.id in (select payment_id from refund where status = 'failed') and ${HAS_FAILED_REFUND}`;
    default:
      return sql`payment.status = ${state}`;
  }
};

/** The one booking that an id leads to, or all of the people found. */
async function bookingsOf(db: Database, q: string): Promise<RawBuilder<unknown>> {
  const booking_id = await findBookingId(db, q);
  return booking_id === null
    ? sql`exists (select from authenticated_user person
        where person.id in (booking.mentor_user_id, booking.prospect_user_id) and ${conditionFor(q, null)})`
    : sql`booking.id = ${booking_id}`;
}

async function conditionsOf(db: Database, query: StaffBookingsQuery): Promise<RawBuilder<unknown>> {
  const { q, status, payment, starts_from, starts_before } = query;
  const conditions = [
    sql`true`,
    ...(q === undefined ? [] : [await bookingsOf(db, q)]),
    ...(status === undefined ? [] : [sql`booking.status = ${status}`]),
    ...(payment === undefined ? [] : [moneyIs(payment)]),
    ...(starts_from === undefined ? [] : [sql`booking.start_at >= ${starts_from}::timestamptz`]),
    ...(starts_before === undefined ? [] : [sql`booking.start_at < ${starts_before}::timestamptz`]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * A page of bookings, the latest first. A search is an entry of the audit, without its words, which may name a person.
 * @throws AppError PAGE_TOO_DEEP.
 */
export async function listStaffBookings(
  { db }: Pick<Context, 'db'>,
  { user_id: actor_id }: StaffActor,
  query: StaffBookingsQuery,
): Promise<StaffBookings> {
  const { limit, offset } = pageBounds(query);
  if (query.q !== undefined) {
    await writeAs(db, actor_id, (trx) => recordStaffAct(trx, { kind: 'bookings_searched', actor_id }));
  }
  const where = await conditionsOf(db, query);
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<StaffBookingRow>`
      select booking.id, booking.status, booking.title, booking.start_at as start, booking.price_minor, booking.currency,
        booking.created_at, payment.status as payment_status, coalesce(payment.dispute = 'open', false) as dispute_open,
        coalesce(${HAS_FAILED_REFUND}, false) as refund_failed,
        ${namedPerson('mentor')} as mentor, ${namedPerson('prospect')} as prospect
      from booking
      left join payment on payment.booking_id = booking.id
      join authenticated_user mentor on mentor.id = booking.mentor_user_id
      join authenticated_user prospect on prospect.id = booking.prospect_user_id
      where ${where} order by booking.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from booking left join payment on payment.booking_id = booking.id where ${where}`.execute(
      db,
    ),
  ]);
  return toPage(rows, counted[0]?.total ?? 0, query);
}
