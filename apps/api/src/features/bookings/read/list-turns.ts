import { turnOf } from '@abroad/booking-rules';
import { LIMITS, type Booking, type Turn, type Turns } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { presentBooking, sideOf } from '../core/present.ts';
import { listTurnsOf } from './list-bookings.ts';

function turnIn(booking: Booking): Turn[] {
  const kind = turnOf(booking);
  if (kind === null) {
    return [];
  }
  const { id, viewer_role, event_type, start, no_show } = booking;
  const hold_expires_at = kind === 'answer_no_show' ? (no_show?.answer_until ?? null) : booking.hold_expires_at;
  const { name, first_name } = viewer_role === 'mentor' ? booking.prospect : booking.mentor;
  return [{ booking_id: id, kind, viewer_role, name, first_name, service: event_type.title, start, hold_expires_at }];
}

/** Lists the bookings that wait for the user's action, earliest deadline first. Suspended users can answer the report of a no-show, and nothing else. */
export async function listTurns({ db, clock }: Pick<Context, 'db' | 'clock'>, user_id: string): Promise<Turns> {
  const bookings = await listTurnsOf(db, { user_id, now: new Date(clock.now()), limit: LIMITS.page_size_max });
  const items = bookings.flatMap((booking) => {
    const { is_suspended } = booking[sideOf(booking, user_id)];
    const turns = turnIn(presentBooking(booking, user_id, clock.now()));
    return is_suspended ? turns.filter(({ kind }) => kind === 'answer_no_show') : turns;
  });
  return { items, total: items.length };
}
