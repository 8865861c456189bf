import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import type { CalendarDeps } from '../calendars/read-calendar.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
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
import { remind, askForPlaces } from './core/due-mails.ts';
import { expireBooking, sweepHolds } from './core/holds.ts';
import { DUE_EXPIRIES, DUE_REMINDERS, expiryJob, reminderJob } from './core/timers.ts';
import { bookingMailJob } from './mails/kinds.ts';
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
