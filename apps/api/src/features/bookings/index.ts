import type { Context } from '../../context.ts';
import type { CalendarNeeds } from '../calendars/index.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { getBookingStudent } from './booking-student.ts';
import { cancelBooking, changeBooking } from './change-booking.ts';
import { createBooking } from './create-booking.ts';
import { createProposal } from './create-proposal.ts';
import { listBookingEvents } from './list-events.ts';
import { listTimesToMoveTo } from './list-times-to-move-to.ts';
import { reportNoShow } from './report-no-show.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { setMeetingPlace } from './set-meeting-place.ts';
import { listTurns } from './list-turns.ts';
import { getBooking, getInvite, listBookings } from './read-bookings.ts';

export { changeBooking } from './change-booking.ts';
export { rescheduleBooking } from './reschedule-booking.ts';
export { countBookings } from './ahead.ts';
export { endBookingsOf, endWaitingOf } from './end-bookings.ts';
export { applyEvent, type BookingChange, type BookingRow } from './core/apply-event.ts';
export { askBeforeHoldEnds, expireBooking, extendHold } from './core/holds.ts';
export { BY_SYSTEM } from './core/history.ts';
export { recordMoney, returnAfterDispute } from './core/settle-money.ts';
export { endHoldJob } from './core/timers.ts';
export { keepMeetLink } from './keep-meet-link.ts';
export { getBooking } from './read-bookings.ts';
export { checkRefundsAhead, refundsAhead } from './refunds-ahead.ts';
export { reviveBooking } from './revive-booking.ts';
export { exportBookings } from './export-bookings.ts';
export { forgetWords } from './forget-words.ts';
export { bookingJobs } from './jobs.ts';

export function bookingHandlers(
  context: CalendarNeeds & Pick<Context, 'payments' | 'config'>,
): HandlersOf<
  | 'createBooking'
  | 'listBookings'
  | 'listTurns'
  | 'getBooking'
  | 'cancelBooking'
  | 'declineBooking'
  | 'rescheduleBooking'
  | 'getBookingAvailability'
  | 'getBookingInvite'
  | 'getBookingStudent'
  | 'createProposal'
  | 'acceptProposal'
  | 'declineProposal'
  | 'setMeetingPlace'
  | 'reportNoShow'
  | 'listBookingEvents'
> {
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
      listTimesToMoveTo(context, { id: params.id, user_id: actor.user_id, query }),
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
    reportNoShow: ({ actor, params, body }) =>
      reportNoShow(context, { id: params.id, user_id: actor.user_id, reason: body.reason }),
    listBookingEvents: ({ actor, params }) => listBookingEvents(context, params.id, actor.user_id),
    getBookingInvite: ({ actor, params }) => getInvite(context, params.id, actor.user_id),
  };
}
