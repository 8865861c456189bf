import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable } from '../../../db/tables.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { bookingMailJob, mailsAbout, type BookingMailKind, LINK_WAIT_MS } from '../mails/kinds.ts';
import { notifyOfBooking } from '../mails/notify-of-booking.ts';
import { REMINDERS, type ReminderKind } from './timers.ts';
import { LIMITS } from '@abroad/contract';

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

const HOUR_MS = 60 * 60_000;

/**
 * Writes to mentors whose session starts within a day and has no place: once for each start. Sessions that wait for a
 * calendar's link are skipped.
 */
export async function askForPlaces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const until = now + LIMITS.place_asked_h * HOUR_MS;
  const { rows } = await sql<{ id: string; ical_sequence: number }>`
    select booking.id, booking.ical_sequence
    from booking join authenticated_user mentor on mentor.id = booking.mentor_user_id and mentor.status = 'active'
    where booking.status = 'confirmed' and booking.join_url is null and booking.location is null
      and booking.start_at > ${toInstant(now)}::timestamptz and booking.start_at <= ${toInstant(until)}::timestamptz
      -- By the index of confirmed sessions; none lasts longer than a day.
      and booking.end_at > ${toInstant(now)}::timestamptz
      and booking.end_at <= ${toInstant(until + LIMITS.duration_max * 60_000)}::timestamptz
      and booking.updated_at < clock_timestamp() - make_interval(secs => ${LINK_WAIT_MS / 1000})
      and not exists (
        select from mail_message where auth_user_id = booking.mentor_user_id
          and deduplication = 'place_missing:' || booking.id || ':' || booking.ical_sequence || ':mentor')`.execute(db);
  await enqueueMails(db, 'place_missing', rows);
}
