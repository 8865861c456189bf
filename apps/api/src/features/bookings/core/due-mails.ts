import type { Selectable } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { bookingMailJob, mailsAbout, type BookingMailKind } from '../mails/kinds.ts';

/** Sends emails that are due by time and not by an event: reminders, and the question for the place of a session. */
export const enqueueMails = (
  db: Database,
  kind: BookingMailKind,
  bookings: readonly Pick<Selectable<BookingTable>, 'id' | 'ical_sequence'>[],
): Promise<void> =>
  enqueue(
    db,
    bookings.flatMap((booking) => mailsAbout(kind, booking)).map((mail) => bookingMailJob(mail)),
  );

/** Reminds both people of a session in its present state. */
export async function remind(db: Database, booking_id: string, kind: BookingMailKind): Promise<void> {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'ical_sequence'])
    .where('id', '=', booking_id)
    .execute();
  await enqueueMails(db, kind, bookings);
}
