import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Whether the no-show of a session was reported after the session had counted as held. An SQL condition beside `booking`. */
export const REPORTED_AS_HELD = sql<boolean>`exists (select from booking_event reported
  where reported.booking_id = booking.id and reported.kind = 'reported_no_show' and reported.from_status = 'completed')`;

/**
 * Whether a session counts as held in public: completed, also while a no-show that was reported afterwards isn't decided. An SQL
 * condition beside `booking`.
 */
export const IS_HELD = sql<boolean>`(booking.status = 'completed' or booking.status in ('no_show_mentor', 'no_show_prospect')
  and exists (select from no_show_case
    where no_show_case.booking_id = booking.id and no_show_case.state in ('reported', 'contested'))
  and ${REPORTED_AS_HELD})`;

/** Adds a session to its mentor's count (1), or removes one that was not held after all (-1). */
export async function countSession(trx: Database, mentor_user_id: string, by: 1 | -1): Promise<void> {
  await sql`
    update mentor_profile set session_count = greatest(session_count + ${by}::int, 0)
    where auth_user_id = ${mentor_user_id}`.execute(trx);
}
