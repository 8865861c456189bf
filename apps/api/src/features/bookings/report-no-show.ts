import { whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import type { BookingView } from './booking-view.ts';
import { endMoneyOfAbsence } from './end-money.ts';
import { moveBooking } from './move-booking.ts';
import { presentBooking, questionOf, sideOf } from './present.ts';
import { findBookingOf } from './queries.ts';
import { recordMoney } from './record-money.ts';

interface Report {
  id: string;
  user_id: string;
  reason?: string | null | undefined;
}

/** A session that was counted as held for its mentor was not. */
async function uncount(trx: Database, mentor_user_id: string): Promise<void> {
  await sql`
    update mentor_profile set session_count = greatest(session_count - 1, 0)
    where auth_user_id = ${mentor_user_id}`.execute(trx);
}

/** @throws AppError ILLEGAL_MOVE when the other side reported, or the session was changed, meanwhile: of two at once one wins. */
async function carryOut(context: Pick<Context, 'db'>, booking: BookingView, report: Report, now: number) {
  const { id, mentor_user_id } = booking;
  const { user_id, reason } = report;
  const side = sideOf(booking, user_id);
  const absent = side === 'mentor' ? 'prospect' : 'mentor';
  const to = absent === 'mentor' ? 'no_show_mentor' : 'no_show_prospect';
  await writeBetween(context.db, booking, user_id, async (trx) => {
    await moveBooking(trx, booking, {
      to,
      kind: 'reported_no_show',
      actor: { user_id, role: side },
      detail: reason ? { reason } : {},
      mail: to,
      now,
    });
    await recordMoney(trx, { id, status: to }, await endMoneyOfAbsence(trx, id, { absent, now }));
    if (booking.status === 'completed') {
      await uncount(trx, mentor_user_id);
    }
  });
}

/**
 * Reports that the other side did not come: product design, section 6. Possible from 10 minutes after the start until 72
 * hours after the end, also of a session that counts as completed; the first of the two sides to report is believed. A
 * mentor who did not come refunds in full.
 * @throws AppError NOT_FOUND for somebody else's booking, ILLEGAL_MOVE.
 */
export async function reportNoShow(context: Pick<Context, 'db' | 'clock'>, report: Report): Promise<Booking> {
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, report.id, report.user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  if (whyNot('report_no_show', questionOf(booking, sideOf(booking, report.user_id), now)) !== null) {
    throw new AppError('ILLEGAL_MOVE');
  }
  await carryOut(context, booking, report, now);
  const changed = await findBookingOf(context.db, report.id, report.user_id);
  return presentBooking(changed ?? booking, report.user_id, now);
}
