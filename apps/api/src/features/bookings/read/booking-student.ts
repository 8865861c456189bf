import { LIMITS, type BookingStudent } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { findVisibleProspect } from '../../profiles/prospects.ts';
import { sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

/** How many sessions a user attended, with any mentor, and how often they were a no-show. Open cases don't count. */
const COUNTS = sql`
  count(*) filter (where status in ('completed', 'no_show_mentor'))::integer as sessions_kept,
  count(*) filter (where status = 'no_show_prospect')::integer as sessions_missed`;

const yes = (question: string) => sql`(count(*) filter (where (review.answers ->> ${question})::boolean))::integer`;

/** Counts mentors' answers about sessions with a student, without names; null until enough of them have answered. */
async function readAnswers(db: Database, prospect_user_id: string): Promise<BookingStudent['answers']> {
  const { rows } = await sql<NonNullable<BookingStudent['answers']>>`
    select count(*)::integer as sessions, ${yes('on_time')} as on_time, ${yes('prepared')} as prepared,
      ${yes('would_meet_again')} as would_meet_again
    from review join booking on booking.id = review.booking_id
    where booking.prospect_user_id = ${prospect_user_id} and review.author_role = 'mentor' and review.status = 'published'
      and review.answers is not null
    having count(distinct review.author_user_id) >= ${LIMITS.student_answers_from_mentors}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the facts that a mentor can see about the student of a request.
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
  const [profile, answers, { rows }] = await Promise.all([
    findVisibleProspect(db, prospect_user_id, user_id),
    readAnswers(db, prospect_user_id),
    sql<Pick<BookingStudent, 'sessions_kept' | 'sessions_missed'>>`
      select ${COUNTS} from booking where prospect_user_id = ${prospect_user_id} and not exists (
        select from no_show_case where booking_id = booking.id and state in ('reported', 'contested'))`.execute(db),
  ]);
  const { sessions_kept = 0, sessions_missed = 0 } = rows[0] ?? {};
  return { profile: profile ?? null, sessions_kept, sessions_missed, answers };
}
