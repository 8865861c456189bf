import { whyNot } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { findBookingOf } from '../bookings/core/queries.ts';
import { questionOf, sideOf } from '../bookings/core/present.ts';

/**
 * Keeps that a side joins their session, and when first and last. Only this call does, and never a read: link previews and
 * prefetches join nothing.
 * @throws AppError NOT_FOUND for another user's booking; ILLEGAL_MOVE before it opens, after its end, and without a link.
 */
export async function joinSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, user_id }: { id: string; user_id: string },
): Promise<{ join_url: string }> {
  const booking = await findBookingOf(db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const side = sideOf(booking, user_id);
  const now = clock.now();
  const { join_url } = booking;
  if (join_url === null || whyNot('join', questionOf(booking, side, now)) !== null) {
    throw new AppError('ILLEGAL_MOVE');
  }
  const at = toInstant(now);
  const keep = (trx: Database) =>
    trx
      .insertInto('session_join')
      .values({ booking_id: id, side, first_at: at, last_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['booking_id', 'side'])
          .doUpdateSet({ last_at: at, times: sql<number>`session_join.times + 1` }),
      )
      .execute();
  await writeBetween(db, booking, user_id, keep, { while_suspended: true });
  return { join_url };
}
