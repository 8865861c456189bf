import { eventOf, move, whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { BookingStatus } from '../../db/tables.ts';
import type { BookingView } from './booking-view.ts';
import { announce } from './effects.ts';
import { recordChanges } from './events.ts';
import { lockPeople } from './locks.ts';
import { presentBooking, questionOf, sideOf } from './present.ts';
import { findBookingOf } from './queries.ts';

interface Report {
  id: string;
  user_id: string;
  reason?: string | null | undefined;
}

/** @throws AppError ILLEGAL_MOVE where the rules don't let this side report now. */
function absenceOf(booking: BookingView, user_id: string, now: number): BookingStatus {
  const side = sideOf(booking, user_id);
  const event = eventOf('report_no_show', side);
  const moved = event === null ? null : move(booking.status, event, side);
  if (!moved?.ok || whyNot('report_no_show', questionOf(booking, side, now)) !== null) {
    throw new AppError('ILLEGAL_MOVE');
  }
  return moved.status;
}

/** A session that was counted as held for its mentor was not. */
const uncount = (trx: Database, { mentor_user_id }: BookingView) =>
  sql`update mentor_profile set session_count = greatest(session_count - 1, 0) where auth_user_id = ${mentor_user_id}`.execute(
    trx,
  );

/** @throws AppError ILLEGAL_MOVE when the other side reported, or the session was changed, meanwhile: of two at once one wins. */
async function carryOut(context: Pick<Context, 'db'>, booking: BookingView, report: Report, now: number) {
  const { id, mentor_user_id, prospect_user_id, ical_sequence } = booking;
  const to = absenceOf(booking, report.user_id, now);
  await context.db.transaction().execute(async (trx) => {
    await lockPeople(trx, mentor_user_id, prospect_user_id);
    const { numUpdatedRows } = await trx
      .updateTable('booking')
      .set({ status: to, updated_at: toInstant(now) })
      .where('id', '=', id)
      .where('status', '=', booking.status)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new AppError('ILLEGAL_MOVE');
    }
    await recordChanges(trx, [
      {
        booking_id: id,
        kind: 'reported_no_show',
        from_status: booking.status,
        to_status: to,
        actor_user_id: report.user_id,
        actor_role: sideOf(booking, report.user_id),
        detail: report.reason ? { reason: report.reason } : {},
      },
    ]);
    if (booking.status === 'completed') {
      await uncount(trx, booking);
    }
    const facts = { id, mentor_user_id, prospect_user_id, start: Date.parse(booking.start_at), ical_sequence };
    await announce(trx, facts, { mail: null, now });
  });
}

/**
 * Reports that the other side did not come: product design, section 6. Possible from 10 minutes after the start until 72
 * hours after the end, also of a session that counts as completed; the first of the two sides to report is believed.
 * @throws AppError NOT_FOUND for somebody else's booking, ILLEGAL_MOVE.
 */
export async function reportNoShow(context: Pick<Context, 'db' | 'clock'>, report: Report): Promise<Booking> {
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, report.id, report.user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  await carryOut(context, booking, report, now);
  const changed = await findBookingOf(context.db, report.id, report.user_id);
  return presentBooking(changed ?? booking, report.user_id, now);
}
