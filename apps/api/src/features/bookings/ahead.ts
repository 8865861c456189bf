import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable } from '../../db/tables.ts';

/** Somebody's bookings that hold time ahead of `now`. */
const isAhead = (user_id: string, now: number) => sql<boolean>`
  ${user_id}::uuid in (mentor_user_id, prospect_user_id)
  and status in ('pending_payment', 'requested', 'confirmed') and end_at > ${new Date(now)}`;

/** @param now epoch milliseconds. */
export const findAhead = (db: Database, user_id: string, now: number): Promise<Selectable<BookingTable>[]> =>
  db.selectFrom('booking').selectAll().where(isAhead(user_id, now)).orderBy('start_at').execute();

export interface BookingCounts {
  upcoming_bookings: number;
  as_mentor: number;
  as_prospect: number;
  past_bookings: number;
}

/** How many sessions lie ahead of somebody, on which side, and how many were held. */
export async function countBookings(db: Database, user_id: string, now: number): Promise<BookingCounts> {
  const ahead = isAhead(user_id, now);
  const { rows } = await sql<BookingCounts>`
    select count(*) filter (where ${ahead}) as upcoming_bookings,
      count(*) filter (where ${ahead} and mentor_user_id = ${user_id}) as as_mentor,
      count(*) filter (where ${ahead} and prospect_user_id = ${user_id}) as as_prospect,
      count(*) filter (where status in ('completed', 'no_show_mentor', 'no_show_prospect')
                         or status = 'confirmed' and end_at <= ${new Date(now)}) as past_bookings
    from booking where ${user_id}::uuid in (mentor_user_id, prospect_user_id)`.execute(db);
  return rows[0] ?? { upcoming_bookings: 0, as_mentor: 0, as_prospect: 0, past_bookings: 0 };
}
