import { joinOpens, reportSpan } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';

const minute = 60_000;
/** While an answer is pending. */
const soon = 20_000;
/** A margin for differing clocks, so that the action is open on the server, too. */
const grace = 1000;

type Watched = Pick<Booking, 'status' | 'start' | 'end' | 'payment_opens_at' | 'hold_expires_at' | 'proposal'>;

/**
 * Milliseconds until bookings are fetched again: a minute, sooner while an answer of the other side is pending, and
 * exactly when joining, reporting or the end of a wait comes before that; at once if it came since they were fetched,
 * for instance on a machine that has slept.
 * @param now epoch milliseconds.
 * @param fetchedAt the time of the last answer, in epoch milliseconds.
 */
export function untilNextLook(bookings: readonly Watched[], now: number, fetchedAt = now): number {
  const isWaiting = bookings.some(({ status, proposal }) => status === 'requested' || proposal !== null);
  const next = bookings.flatMap(turnsOf).filter((turn) => turn > fetchedAt);
  return Math.min(isWaiting ? soon : minute, ...next.map((turn) => Math.max(0, turn - now) + grace));
}

/** The instants at which other things can be done with a booking. */
function turnsOf({ status, start, end, payment_opens_at: opens, hold_expires_at: expires }: Watched): number[] {
  if (status !== 'confirmed') {
    const ends = status === 'pending_payment' ? [opens, expires] : [expires];
    return ends.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]));
  }
  const span = { start: Date.parse(start), end: Date.parse(end) };
  return [joinOpens(span.start), span.start, reportSpan(span).start, span.end];
}
