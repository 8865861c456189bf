import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function bookingHandlers(
  _context: Context,
): HandlersOf<
  | 'createBooking'
  | 'listBookings'
  | 'getBooking'
  | 'cancelBooking'
  | 'acceptBooking'
  | 'declineBooking'
  | 'getBookingInvite'
> {
  return {} as HandlersOf<
    | 'createBooking'
    | 'listBookings'
    | 'getBooking'
    | 'cancelBooking'
    | 'acceptBooking'
    | 'declineBooking'
    | 'getBookingInvite'
  >;
}
