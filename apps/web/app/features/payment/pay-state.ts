import type { Booking } from '@abroad/contract/bookings';
import { isPaidLater } from '../booking-core/booking-facts.ts';

/**
 * - `payable`: the reader can pay now.
 * - `ended`: the time to pay is over, and nothing was booked.
 * - `settled`: the booking's own page has its state.
 */
export type PayState = 'payable' | 'ended' | 'settled';

/** Returns whether a booking can be paid. */
export function payStateOf(booking: Booking): PayState {
  const { status, viewer_role: role, allowed_actions: actions } = booking;
  if (actions.includes('pay')) {
    return 'payable';
  }
  // The booking is active, and its payment has not opened.
  if (isPaidLater(booking) && actions.includes('cancel')) {
    return 'settled';
  }
  return role === 'prospect' && (status === 'pending_payment' || status === 'expired') ? 'ended' : 'settled';
}
