import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import type { CalendarDeps } from '../calendars/index.ts';
import { createBooking } from './book/create-booking.ts';
import { acceptProposal, declineProposal } from './change/answer-proposal.ts';
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

export { reviveBooking } from './book/revive-booking.ts';
export { changeBooking } from './change/change-booking.ts';
export { endBookingsOf, endWaitingOf } from './change/end-bookings.ts';
export { forgetWords } from './change/forget-words.ts';
export { refundBooking } from './change/refund-booking.ts';
export { checkRefundsAhead, refundsAhead, sessionsAhead } from './change/refunds-ahead.ts';
export { rescheduleBooking } from './change/reschedule-booking.ts';
export { writeMessage } from './change/write-message.ts';
export { keepMeetLink } from './change/set-meeting-place.ts';
export { applyEvent, findBooking, lockBooking, type BookingChange, type BookingRow } from './core/apply-event.ts';
export { recordNews } from './core/consequences.ts';
export { BY_SYSTEM } from './core/history.ts';
export { DUE_EXPIRIES, IS_PAYING } from './core/timers.ts';
export { askBeforeHoldEnds, expireBooking, extendHold } from './core/holds.ts';
export { noShowOf, questionOf, sideOf, type Side } from './core/present.ts';
export { countBookings, findBookingOf, type BookingView } from './core/queries.ts';
export { recordMoney, returnAfterDispute } from './core/money.ts';
export { findWithdrawalRight } from './core/withdrawal-right.ts';
export { bookingJobs } from './jobs.ts';
export { findBookingFacts, findFeedFacts, type BookingFacts } from './mails/booking-facts.ts';
export { isPlaceUntold, sendMailsWithLink } from './mails/kinds.ts';
export { bookingNotifications } from './mails/notifications.ts';
export { countReportable } from './read/count-reportable.ts';
export { exportBookings } from './read/export-bookings.ts';
export { getBooking } from './read/read-bookings.ts';

export function bookingHandlers(
  context: CalendarDeps & Pick<Context, 'payments' | 'config'>,
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
  | 'listBookingEvents'
  | 'refundBooking'
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
  };
}
