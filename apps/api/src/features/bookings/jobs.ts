import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { completeSessions } from './attendance/complete-sessions.ts';
import { expireProposals } from './change/answer-proposal.ts';
import { remind, enqueueMails } from './core/due-mails.ts';
import { expireBooking, sweepHolds } from './core/holds.ts';
import { DUE_EXPIRIES, DUE_REMINDERS, expiryJob, reminderJob } from './core/timers.ts';
import { bookingMailJob, LINK_WAIT_MS } from './mails/kinds.ts';
import { sendBookingMail } from './mails/send-mail.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Writes to mentors whose session starts within a day and has no place: once for each start. Sessions that wait for a
 * calendar's link are skipped.
 */
async function askForPlaces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
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

export const bookingJobs = [
  defineJob(expiryJob, (context, { booking_id }) => expireBooking(context, booking_id), { due: [DUE_EXPIRIES] }),
  defineJob(reminderJob, (context, { booking_id, kind }) => remind(context, booking_id, kind), { due: DUE_REMINDERS }),
  defineJob(bookingMailJob, sendBookingMail),
  scheduledJob({ task: 'sweep-holds', at: '* * * * *' }, sweepHolds),
  scheduledJob({ task: 'expire-proposals', at: '* * * * *' }, expireProposals),
  scheduledJob({ task: 'complete-sessions', at: '7 * * * *' }, completeSessions),
  scheduledJob({ task: 'ask-for-places', at: '*/10 * * * *' }, askForPlaces),
];
