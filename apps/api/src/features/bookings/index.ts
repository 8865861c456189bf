import type { Context } from '../../context.ts';
import type { CalendarNeeds } from '../calendars/index.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { changeBooking } from './change-booking.ts';
import { createBooking } from './create-booking.ts';
import { getBooking, getInvite, listBookings } from './read-bookings.ts';

export { countBookings } from './ahead.ts';
export { endBookingsOf } from './end-bookings.ts';
export { exportBookings } from './export-bookings.ts';
export { forgetWords } from './forget-words.ts';
export { BOOKING_CRONTAB, bookingTasks } from './jobs.ts';

export function bookingHandlers(
  context: CalendarNeeds & Pick<Context, 'payments' | 'config'>,
): HandlersOf<
  | 'createBooking'
  | 'listBookings'
  | 'getBooking'
  | 'cancelBooking'
  | 'acceptBooking'
  | 'declineBooking'
  | 'getBookingInvite'
> {
  return {
    createBooking: ({ actor, body }) => createBooking(context, actor.user_id, body),
    listBookings: ({ actor, query }) => listBookings(context, query, actor.user_id),
    getBooking: ({ actor, params }) => getBooking(context, params.id, actor.user_id),
    cancelBooking: ({ actor, params, body }) =>
      changeBooking(context, { id: params.id, user_id: actor.user_id, action: 'cancel', reason: body.reason }),
    acceptBooking: ({ actor, params }) =>
      changeBooking(context, { id: params.id, user_id: actor.user_id, action: 'accept' }),
    declineBooking: ({ actor, params, body }) =>
      changeBooking(context, { id: params.id, user_id: actor.user_id, action: 'decline', reason: body.reason }),
    getBookingInvite: ({ actor, params }) => getInvite(context, params.id, actor.user_id),
  };
}
