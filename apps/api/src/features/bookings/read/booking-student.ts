import type { BookingStudent } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { findVisibleProspectProfile } from '../../prospects/index.ts';
import { sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

/** How many sessions a user attended, with any mentor, and how often they were a no-show. Open cases don't count. */
const COUNTS = sql`
  count(*) filter (where status in ('completed', 'no_show_mentor'))::integer as sessions_kept,
  count(*) filter (where status = 'no_show_prospect')::integer as sessions_missed`;

/**
 * What a mentor can see about the student of a request.
 * @throws AppError NOT_FOUND for another user's booking, FORBIDDEN for its prospect.
 */
export async function getBookingStudent(
  { db }: Pick<Context, 'db'>,
  id: string,
  user_id: string,
): Promise<BookingStudent> {
  const booking = await findBookingOf(db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  if (sideOf(booking, user_id) !== 'mentor') {
    throw new AppError('FORBIDDEN');
  }
  const { prospect_user_id } = booking;
  const [profile, { rows }] = await Promise.all([
    findVisibleProspectProfile(db, prospect_user_id, user_id),
    sql<Omit<BookingStudent, 'profile'>>`
      select ${COUNTS} from booking where prospect_user_id = ${prospect_user_id} and not exists (
        select from no_show_case where booking_id = booking.id and state in ('reported', 'contested'))`.execute(db),
  ]);
  const { sessions_kept = 0, sessions_missed = 0 } = rows[0] ?? {};
  return { profile: profile ?? null, sessions_kept, sessions_missed };
}
