import { whyNot } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { writeBetween } from '../../../db/write-as.ts';
import { applyEvent } from '../core/apply-event.ts';
import { presentBooking, questionOf, sideOf } from '../core/present.ts';
import { findBookingOf } from '../core/queries.ts';

interface Report {
  id: string;
  user_id: string;
  reason?: string | null | undefined;
}

/**
 * Reports a no-show of the other person: product design, section 6. Possible from 10 minutes after the start until 72
 * hours after the end, also for a completed session. The first report of the two counts. A no-show of the mentor refunds
 * in full.
 * @throws AppError NOT_FOUND for another user's booking, ILLEGAL_MOVE, also when the other person reported, or the
 * session was changed, in the meantime.
 */
export async function reportNoShow(
  context: Pick<Context, 'db' | 'clock'>,
  { id, user_id, reason }: Report,
): Promise<Booking> {
  const now = context.clock.now();
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const side = sideOf(booking, user_id);
  if (whyNot('report_no_show', questionOf(booking, side, now)) !== null) {
    throw new AppError('ILLEGAL_MOVE');
  }
  await writeBetween(context.db, booking, user_id, (trx) =>
    applyEvent(trx, booking, {
      event: side === 'mentor' ? 'report_prospect_absent' : 'report_mentor_absent',
      by: { user_id, role: side },
      detail: reason ? { reason } : {},
      now,
    }),
  );
  const changed = await findBookingOf(context.db, id, user_id);
  return presentBooking(changed ?? booking, user_id, now);
}
