import type { BookingStatus } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { BOOKING_COLUMNS, BOOKING_SOURCES, type BookingView } from './booking-view.ts';
import { meantBy } from './meant-bookings.ts';

export type When = 'upcoming' | 'waiting' | 'past' | 'cancelled';

/** A booking of a person; null when it isn't theirs, as though there were none. */
export async function findBookingOf(db: Database, id: string, user_id: string): Promise<BookingView | null> {
  const { rows } = await sql<BookingView>`
    select ${BOOKING_COLUMNS} from ${BOOKING_SOURCES}
    where booking.id = ${id} and ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)`.execute(db);
  return rows[0] ?? null;
}

export interface BookingsAsked {
  user_id: string;
  role: 'mentor' | 'prospect' | undefined;
  status: BookingStatus | undefined;
  when: When | undefined;
  /** Part of the other side's name or of the title. */
  q: string | undefined;
  /** Instants. */
  from: string | undefined;
  to: string | undefined;
  now: Date;
}

const whose = ({ role, user_id }: BookingsAsked): RawBuilder<unknown> => {
  const asMentor = sql`booking.mentor_user_id = ${user_id}`;
  const asProspect = sql`booking.prospect_user_id = ${user_id}`;
  return role === undefined ? sql`(${asMentor} or ${asProspect})` : role === 'mentor' ? asMentor : asProspect;
};

function during({ when, now }: BookingsAsked): RawBuilder<unknown> {
  switch (when) {
    case 'upcoming':
      return sql`booking.status = 'confirmed' and booking.end_at > ${now}`;
    case 'waiting':
      return sql`booking.status in ('requested', 'pending_payment')`;
    case 'past':
      return sql`(booking.status in ('completed', 'no_show_mentor', 'no_show_prospect')
                  or booking.status = 'confirmed' and booking.end_at <= ${now})`;
    case 'cancelled':
      return sql`booking.status in ('cancelled', 'declined', 'expired')`;
    default:
      return sql`true`;
  }
}

const between = ({ from, to }: BookingsAsked): RawBuilder<unknown> => sql`
  ${from === undefined ? sql`true` : sql`booking.end_at > ${from}::timestamptz`}
  and ${to === undefined ? sql`true` : sql`booking.start_at < ${to}::timestamptz`}`;

/** What comes next stands first; of what is over, the latest. */
const ordered = ({ when }: BookingsAsked): RawBuilder<unknown> =>
  when === 'upcoming' || when === 'waiting'
    ? sql`booking.start_at, booking.id`
    : sql`booking.start_at desc, booking.id`;

/** A page of somebody's bookings and how many there are. */
export async function listBookingsOf(
  db: Database,
  asked: BookingsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ bookings: BookingView[]; total: number }> {
  const status = asked.status === undefined ? sql`true` : sql`booking.status = ${asked.status}`;
  const { user_id, q } = asked;
  const meant = q === undefined ? sql`true` : await meantBy(db, { user_id, q, whose: whose(asked) });
  const where = sql`${whose(asked)} and ${status} and ${during(asked)} and ${between(asked)} and ${meant}`;
  const [page, count] = await Promise.all([
    sql<BookingView>`
      select ${BOOKING_COLUMNS} from ${BOOKING_SOURCES}
      where ${where} order by ${ordered(asked)} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from booking where ${where}`.execute(db),
  ]);
  return { bookings: page.rows, total: count.rows[0]?.total ?? 0 };
}
