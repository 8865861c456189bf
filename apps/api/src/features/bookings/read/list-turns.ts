import { turnOf } from '@abroad/booking-rules';
import { LIMITS, type Booking, type Turn, type Turns } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { presentBooking } from '../core/present.ts';
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

/** What waits for the user's action, earliest deadline first. Suspended users can't act, so they have none. */
export async function listTurns({ db, clock }: Pick<Context, 'db' | 'clock'>, user_id: string): Promise<Turns> {
  const bookings = await listTurnsOf(db, { user_id, now: new Date(clock.now()), limit: LIMITS.page_size_max });
  const able = bookings.filter(({ mentor, prospect, mentor_user_id }) =>
    mentor_user_id === user_id ? !mentor.is_suspended : !prospect.is_suspended,
  );
  const items = able.flatMap((booking) => turnIn(presentBooking(booking, user_id, clock.now())));
  return { items, total: items.length };
}
