import { allowedActions, reportSpan } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { questionOf, sideOf } from '../core/present.ts';
import { BOOKING_COLUMNS, BOOKING_SOURCES, type BookingView } from '../core/queries.ts';

/** Counts the sessions of which a user can report that the other person was absent. @param now epoch milliseconds */
export async function countReportable(db: Database, user_id: string, now: number): Promise<number> {
  const { end: reportable_for } = reportSpan({ start: 0, end: 0 });
  const { rows } = await sql<BookingView>`
    select ${BOOKING_COLUMNS} from ${BOOKING_SOURCES}
    where ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)
      and booking.start_at < ${new Date(now)} and booking.end_at > ${new Date(now - reportable_for)}`.execute(db);
  return rows.filter((booking) =>
    allowedActions(questionOf(booking, sideOf(booking, user_id), now)).includes('report_no_show'),
  ).length;
}
