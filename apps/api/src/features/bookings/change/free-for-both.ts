import { busyRange } from '@abroad/booking-rules';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { findHeldTimes } from '../../availability/busy-queries.ts';
import type { BookingView } from '../core/queries.ts';
import { sideOf } from '../core/present.ts';

const MINUTE_MS = 60_000;

type Held = Awaited<ReturnType<typeof findHeldTimes>>[number];

/** Whether a user's session conflicts; with both buffers if it is the mentor's too. */
function standsInTheWay(held: Held, booking: BookingView, session: { start: number; end: number }): boolean {
  const isMentors = held.mentor_user_id === booking.mentor_user_id;
  const { policy } = booking;
  const taken = isMentors ? busyRange({ ...session, policy }) : session;
  const before = isMentors ? held.buffer_before_min * MINUTE_MS : 0;
  const after = isMentors ? held.buffer_after_min * MINUTE_MS : 0;
  return held.start - before < taken.end && held.end + after > taken.start;
}

/**
 * Refuses another time for a session if one of the two has a session then, as mentor or as prospect. Hours and notice
 * don't count: this is for times that people choose themselves. With the users' locks held the result stays true.
 * @param time.start epoch milliseconds, as is `now`; the length is the booking's.
 * @throws AppError SLOT_NOT_OFFERED for a past time, PROSPECT_BUSY for a prospect's own session, SLOT_TAKEN.
 */
export async function refuseUnlessFree(
  db: Database,
  booking: BookingView,
  { start, now, user_id }: { start: number; now: number; user_id: string },
): Promise<void> {
  if (start <= now) {
    throw new AppError('SLOT_NOT_OFFERED');
  }
  const { mentor_user_id, prospect_user_id } = booking;
  const session = { start, end: start + Date.parse(booking.end_at) - Date.parse(booking.start_at) };
  const held = await findHeldTimes(db, [mentor_user_id, prospect_user_id], session, now);
  const others = held.filter(({ booking_id }) => booking_id !== booking.id);
  const other = others.find((one) => standsInTheWay(one, booking, session));
  if (other) {
    const isOwn = other.mentor_user_id === prospect_user_id || other.prospect_user_id === prospect_user_id;
    throw new AppError(isOwn && sideOf(booking, user_id) === 'prospect' ? 'PROSPECT_BUSY' : 'SLOT_TAKEN');
  }
}
