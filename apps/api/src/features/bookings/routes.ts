import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import type { CalendarDeps } from '../calendars/read-calendar.ts';
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
