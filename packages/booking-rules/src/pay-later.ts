import { DAY_MS } from './time.ts';

/** A session is paid at most this long before its start: the longer money is held, the more often a refund fails. */
export const PAID_BEFORE_START_D = 90;
/** The days in which a session that was booked further ahead can then be paid. */
export const PAID_WITHIN_D = 7;

/**
 * Returns the time (epoch ms) at which a new booking's payment opens: 90 days of 24 hours before its start.
 * @param booking.price_minor in the currency's minor units; null and 0 are free.
 * @param booking.now epoch ms.
 * @returns null for a free booking, and for one that can be paid at once.
 */
export function paymentOpensAt(booking: { price_minor: number | null; start: number; now: number }): number | null {
  const opens = booking.start - PAID_BEFORE_START_D * DAY_MS;
  return (booking.price_minor ?? 0) > 0 && opens > booking.now ? opens : null;
}

/** The instant (epoch ms) from which a booking that is paid later is released, unless it is paid. */
export const paidLaterUntil = (opens: number): number => opens + PAID_WITHIN_D * DAY_MS;
