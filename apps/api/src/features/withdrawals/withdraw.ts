import { whyNot } from '@abroad/booking-rules';
import type { Withdraw, WithdrawalReceipt } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { aboutBooking, notify } from '../notifications/notify.ts';
import { applyEvent } from '../bookings/core/apply-event.ts';
import { findBookingOf } from '../bookings/core/queries.ts';
import { questionOf, sideOf } from '../bookings/core/present.ts';
import { getWithdrawal } from './read-withdrawal.ts';
import { sendReceiptJob } from './send-receipt.ts';

interface Withdrawing {
  id: string;
  user_id: string;
  body: Withdraw;
}

/** Call it with the locks of both people held. */
async function carryOut(trx: Database, { id, user_id, body }: Withdrawing, now: number): Promise<void> {
  const booking = await findBookingOf(trx, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  if (booking.withdrawn_at !== null && sideOf(booking, user_id) === 'prospect') {
    // Asked again: one withdrawal, one receipt.
    return;
  }
  const refusal = whyNot('withdraw', questionOf(booking, sideOf(booking, user_id), now));
  if (refusal !== null) {
    throw new AppError(refusal.code === 'NOT_YOURS_TO_DO' ? 'FORBIDDEN' : 'ILLEGAL_MOVE');
  }
  await trx
    .insertInto('withdrawal')
    .values({ booking_id: id, name: body.name, email: body.email, withdrawn_at: toInstant(now) })
    .execute();
  await applyEvent(trx, booking, { event: 'withdraw', by: { user_id, role: 'prospect' }, now });
  const told = { user_id, kind: 'withdrawal_receipt', key: `withdrawal_receipt:${id}` } as const;
  await notify(trx, [{ ...told, ...aboutBooking(id) }]);
  await enqueue(trx, [
    sendReceiptJob({ booking_id: id, to: 'declared' }),
    sendReceiptJob({ booking_id: id, to: 'account' }),
  ]);
}

/**
 * Withdraws from the contract about a session: it is cancelled, and refunded in full. Suspended students can do it too.
 * @throws AppError NOT_FOUND for another user's booking, FORBIDDEN for its mentor, ILLEGAL_MOVE without the right, once it has ended,
 * and once the session has started.
 */
export async function withdrawFromBooking(
  context: Pick<Context, 'db' | 'clock'>,
  withdrawing: Withdrawing,
): Promise<WithdrawalReceipt> {
  const { id, user_id } = withdrawing;
  const booking = await findBookingOf(context.db, id, user_id);
  if (!booking) {
    throw new AppError('NOT_FOUND');
  }
  const now = context.clock.now();
  await writeBetween(context.db, booking, user_id, (trx) => carryOut(trx, withdrawing, now), {
    while_suspended: true,
  });
  return getWithdrawal(context, id, user_id);
}
