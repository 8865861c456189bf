import type { Booking } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { BOOKING_COLUMNS, BOOKING_SOURCES, type BookingView } from './booking-view.ts';
import { PROSPECTS_OWN } from './list-events.ts';
import { presentBooking } from './present.ts';

interface BookingStory {
  kind: string;
  from_status: string | null;
  to_status: string;
  actor_role: string;
  detail: Record<string, unknown>;
  created_at: string;
}

/** All bookings of somebody as they may see them, each with its history; the latest first. */
export async function exportBookings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: string,
): Promise<(Booking & { events: BookingStory[] })[]> {
  const { rows } = await sql<BookingView & { events: BookingStory[] }>`
    select ${BOOKING_COLUMNS},
      (select coalesce(json_agg(json_build_object('kind', event.kind, 'from_status', event.from_status,
         'to_status', event.to_status, 'actor_role', event.actor_role, 'detail', event.detail,
         'created_at', event.created_at) order by event.created_at), '[]')
       from booking_event event where event.booking_id = booking.id
         and (event.kind <> all(${PROSPECTS_OWN}::text[]) or booking.prospect_user_id = ${user_id})) as events
    from ${BOOKING_SOURCES}
    where ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)
    order by booking.start_at desc`.execute(db);
  return rows.map(({ events, ...booking }) => ({ ...presentBooking(booking, user_id, clock.now()), events }));
}
