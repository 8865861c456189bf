import type { Selectable } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { bookingMailJob, mailsAbout, type BookingMailKind } from '../mails/kinds.ts';
import { notifyOfBooking } from '../mails/notify-of-booking.ts';

/** Sends emails that are due by time and not by an event: reminders, and the question for the place of a session. */
export async function enqueueMails(
  db: Database,
  kind: BookingMailKind,
  bookings: readonly Pick<Selectable<BookingTable>, 'id' | 'ical_sequence'>[],
): Promise<void> {
  const mails = bookings.flatMap((booking) => mailsAbout(kind, booking));
  await notifyOfBooking(db, mails);
  await enqueue(
    db,
    mails.map((mail) => bookingMailJob(mail)),
  );
}

/** Reminds both people of a session in its present state. */
export async function remind(db: Database, booking_id: string, kind: BookingMailKind): Promise<void> {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'ical_sequence'])
    .where('id', '=', booking_id)
    .execute();
  await enqueueMails(db, kind, bookings);
}
