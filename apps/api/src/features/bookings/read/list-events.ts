import type { BookingEvent, BookingEvents } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { BookingEventTable } from '../../../db/tables.ts';

/** Payment details that only the prospect sees. */
export const PROSPECTS_OWN: readonly BookingEvent['kind'][] = ['payment_failed'];

function presentEvent(row: Selectable<BookingEventTable>, currency: string): BookingEvent {
  const { detail } = row;
  const rescheduled = 'from' in detail ? detail : null;
  return {
    id: row.id,
    kind: row.kind as BookingEvent['kind'],
    from_status: row.from_status,
    to_status: row.to_status,
    actor_role: row.actor_role,
    reason: 'reason' in detail ? (detail.reason ?? null) : null,
    moved_from: rescheduled?.from ?? null,
    moved_to: rescheduled?.to ?? null,
    was_proposed: rescheduled?.proposal_id !== undefined,
    amount: 'amount_minor' in detail ? fromMinor(detail.amount_minor, currency) : null,
    created_at: row.created_at,
  };
}

/**
 * The history of a booking as one of its people can read it, oldest first.
 * @throws AppError NOT_FOUND for an unknown booking, and for one that isn't the caller's.
 */
export async function listBookingEvents(
  { db }: Pick<Context, 'db'>,
  id: string,
  user_id: string,
): Promise<BookingEvents> {
  const booking = await db
    .selectFrom('booking')
    .select(['prospect_user_id', 'currency'])
    .where('id', '=', id)
    .where((either) => either.or([either('mentor_user_id', '=', user_id), either('prospect_user_id', '=', user_id)]))
    .executeTakeFirst();
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const rows = await db
    .selectFrom('booking_event')
    .selectAll()
    .where('booking_id', '=', id)
    .$if(booking.prospect_user_id !== user_id, (query) => query.where('kind', 'not in', PROSPECTS_OWN))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { items: rows.map((row) => presentEvent(row, booking.currency)), total: rows.length };
}
