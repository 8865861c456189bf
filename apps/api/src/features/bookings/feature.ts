import type { Feature } from '../../define-feature.ts';
import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import type { CalendarDeps } from '../calendars/read-calendar.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { toInstant } from '../../core/clock.ts';
import { createBooking } from './book/create-booking.ts';
import { acceptProposal, declineProposal, expireProposals } from './change/answer-proposal.ts';
import { cancelBooking, changeBooking } from './change/change-booking.ts';
import { createProposal } from './change/create-proposal.ts';
import { refundByStaff } from './change/refund-booking.ts';
import { listRescheduleTimes } from './change/list-reschedule-times.ts';
import { rescheduleBooking } from './change/reschedule-booking.ts';
import { setMeetingPlace } from './change/set-meeting-place.ts';
import { getBookingStudent } from './read/booking-student.ts';
import { listBookings } from './read/list-bookings.ts';
import { listBookingEvents } from './read/list-events.ts';
import { listTurns } from './read/list-turns.ts';
import { getBooking, getInvite } from './read/read-bookings.ts';
import { completeSessions } from './attendance/complete-sessions.ts';
import { remind, enqueueMails } from './core/due-mails.ts';
import { expireBooking, sweepHolds } from './core/holds.ts';
import { DUE_EXPIRIES, DUE_REMINDERS, expiryJob, reminderJob } from './core/timers.ts';
import { bookingMailJob, LINK_WAIT_MS } from './mails/kinds.ts';
import { sendBookingMail } from './mails/send-mail.ts';

function bookingHandlers(context: CalendarDeps & Pick<Context, 'payments' | 'config'>) {
  return {
    createBooking: ({ actor, body }) => createBooking(context, actor.user_id, body),
    listBookings: ({ actor, query }) => listBookings(context, query, actor.user_id),
    listTurns: ({ actor }) => listTurns(context, actor.user_id),
    getBooking: ({ actor, params }) => getBooking(context, params.id, actor.user_id),
    cancelBooking: ({ actor, params, body }) => cancelBooking(context, actor, { id: params.id, ...body }),
    declineBooking: ({ actor, params, body }) =>
      changeBooking(context, { id: params.id, user_id: actor.user_id, action: 'decline', reason: body.reason }),
    rescheduleBooking: ({ actor, params, body }) =>
      rescheduleBooking(context, { id: params.id, user_id: actor.user_id, start: Date.parse(body.start) }),
    getBookingAvailability: ({ actor, params, query }) =>
      listRescheduleTimes(context, { id: params.id, user_id: actor.user_id, query }),
    getBookingStudent: ({ actor, params }) => getBookingStudent(context, params.id, actor.user_id),
    createProposal: ({ actor, params, body }) =>
      createProposal(context, {
        id: params.id,
        user_id: actor.user_id,
        starts: body.starts.map((start) => Date.parse(start)),
        message: body.message,
      }),
    acceptProposal: ({ actor, params, body }) =>
      acceptProposal(context, { ...params, user_id: actor.user_id, start: Date.parse(body.start) }),
    declineProposal: ({ actor, params, body }) =>
      declineProposal(context, { ...params, user_id: actor.user_id, reason: body.reason }),
    setMeetingPlace: ({ actor, params, body }) =>
      setMeetingPlace(context, { ...body, id: params.id, user_id: actor.user_id }),
    listBookingEvents: ({ actor, params }) => listBookingEvents(context, params.id, actor.user_id),
    refundBooking: async ({ actor, params, body }) => {
      await refundByStaff(context, actor, { id: params.id, ...body });
      return new Replied(204, undefined);
    },
    getBookingInvite: ({ actor, params }) => getInvite(context, params.id, actor.user_id),
  } satisfies Partial<Handlers>;
}

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

const bookingJobs = [
  defineJob(expiryJob, (context, { booking_id }) => expireBooking(context, booking_id), { due: [DUE_EXPIRIES] }),
  defineJob(reminderJob, (context, { booking_id, kind }) => remind(context, booking_id, kind), { due: DUE_REMINDERS }),
  defineJob(bookingMailJob, sendBookingMail),
  scheduledJob({ task: 'sweep-holds', at: '* * * * *' }, sweepHolds),
  scheduledJob({ task: 'expire-proposals', at: '* * * * *' }, expireProposals),
  scheduledJob({ task: 'complete-sessions', at: '7 * * * *' }, completeSessions),
  scheduledJob({ task: 'ask-for-places', at: '*/10 * * * *' }, askForPlaces),
];

export const bookingsFeature = {
  name: 'bookings',
  front: [
    'book/revive-booking.ts',
    'change/change-booking.ts',
    'change/end-bookings.ts',
    'change/forget-words.ts',
    'change/refund-booking.ts',
    'change/refunds-ahead.ts',
    'change/reschedule-booking.ts',
    'change/set-meeting-place.ts',
    'core/apply-event.ts',
    'core/consequences.ts',
    'core/history.ts',
    'core/holds.ts',
    'core/money.ts',
    'core/present.ts',
    'core/queries.ts',
    'core/timers.ts',
    'core/withdrawal-right.ts',
    'mails/booking-facts.ts',
    'mails/kinds.ts',
    'read/count-reportable.ts',
    'read/export-bookings.ts',
    'read/read-bookings.ts',
  ],
  handlers: bookingHandlers,
  jobs: bookingJobs,
} satisfies Feature;
