import type { Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { bookingMailJob, mailsAbout, type BookingMailKind } from '../mails/kinds.ts';
import { notifyOfBooking } from '../mails/notify-of-booking.ts';
import { REMINDERS, type ReminderKind } from './timers.ts';

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

/** The clocks of the queue and of the process may differ by less. */
const EARLY_MS = 5 * 60_000;

/**
 * Reminds both people of a session in its present state: not where it was rescheduled, so that its reminder is due later, or ended. No one is
 * asked to pay a mentor who is suspended.
 */
export async function remind(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking_id: string,
  kind: ReminderKind,
): Promise<void> {
  const { at, after_ms, where, pays } = REMINDERS[kind];
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'ical_sequence'])
    .where('id', '=', booking_id)
    .where(where)
    .where(at, '<=', toInstant(clock.now() + EARLY_MS - after_ms))
    .$if(pays, (asked) =>
      asked.where('mentor_user_id', 'in', (people) =>
        people.selectFrom('authenticated_user').select('id').where('status', '=', 'active'),
      ),
    )
    .execute();
  await enqueueMails(db, kind, bookings);
}
