import type { Booking } from '@abroad/contract/bookings';

/**
 * - `payable`: the reader can pay now.
 * - `ended`: the time for it is over, and nothing was booked.
 * - `settled`: the booking's own page says how it stands.
 */
export type PayState = 'payable' | 'ended' | 'settled';

/** Whether there is something to pay for a booking. */
export function payStateOf({ status, viewer_role: role, allowed_actions: actions }: Booking): PayState {
  if (actions.includes('pay')) {
    return 'payable';
  }
  return role === 'prospect' && (status === 'pending_payment' || status === 'expired') ? 'ended' : 'settled';
}
