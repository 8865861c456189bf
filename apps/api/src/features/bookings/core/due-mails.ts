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

const ABOUT_PAYING: ReadonlySet<BookingMailKind> = new Set(['payment_opens', 'payment_due_3d', 'payment_due_1d']);

/** Reminds both people of a session in its present state. No one is asked to pay a mentor who is suspended. */
export async function remind(db: Database, booking_id: string, kind: BookingMailKind): Promise<void> {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'ical_sequence'])
    .where('id', '=', booking_id)
    .$if(ABOUT_PAYING.has(kind), (asked) =>
      asked.where('mentor_user_id', 'in', (people) =>
        people.selectFrom('authenticated_user').select('id').where('status', '=', 'active'),
      ),
    )
    .execute();
  await enqueueMails(db, kind, bookings);
}
