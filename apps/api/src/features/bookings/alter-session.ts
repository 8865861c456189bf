import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Updateable } from 'kysely';
import type { BookingTable } from '../../db/tables.ts';
import type { BookingView } from './booking-view.ts';
import { recordChanges, type BookingChange } from './events.ts';
import { sideOf } from './present.ts';

interface Alteration extends Pick<BookingChange, 'kind' | 'detail'> {
  changed: Updateable<Omit<BookingTable, 'id' | 'status' | 'ical_sequence' | 'updated_at'>>;
  user_id: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Changes a session, or a request, that stays what it is, with its history, under the locks of its people. The invitation that went out is
 * replaced by a higher SEQUENCE (RFC 5545, 3.8.7.4).
 * @returns that SEQUENCE
 * @throws AppError ILLEGAL_MOVE when somebody changed the booking meanwhile: of two at once one wins.
 */
export async function alterSession(
  trx: Database,
  booking: BookingView,
  { changed, kind, detail = {}, user_id, now }: Alteration,
): Promise<number> {
  const ical_sequence = booking.ical_sequence + 1;
  const { numUpdatedRows } = await trx
    .updateTable('booking')
    .set({ ...changed, ical_sequence, updated_at: toInstant(now) })
    .where('id', '=', booking.id)
    .where('status', '=', booking.status)
    .where('ical_sequence', '=', booking.ical_sequence)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new AppError('ILLEGAL_MOVE');
  }
  await recordChanges(trx, [
    {
      booking_id: booking.id,
      kind,
      from_status: booking.status,
      to_status: booking.status,
      actor_user_id: user_id,
      actor_role: sideOf(booking, user_id),
      detail,
    },
  ]);
  return ical_sequence;
}
