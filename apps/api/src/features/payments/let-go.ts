import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { RefundReason } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { voidPaymentJob } from '../../jobs/known-jobs.ts';
import type { Happening } from './happening.ts';
import { lockPaymentOf, refundableOf } from './payment.ts';
import { promiseRefund } from './promise-refund.ts';

/**
 * Lets go of the payment of a booking that is over before it was confirmed: what was only authorised is voided, and
 * should something have been taken already, all of it goes back. Under the locks of the booking's people.
 * @param because.now epoch milliseconds.
 */
export async function letGoOfPayment(
  trx: Database,
  booking_id: string,
  because: { reason: RefundReason; now: number },
): Promise<Happening[]> {
  const payment = await lockPaymentOf(trx, booking_id);
  if (!payment || payment.status === 'voided') {
    return [];
  }
  if (payment.captured_minor > 0) {
    return promiseRefund(trx, payment, { ...because, amount_minor: refundableOf(payment) });
  }
  if (payment.intent_id !== null) {
    await enqueue(trx, [voidPaymentJob({ payment_id: payment.id })]);
    return [];
  }
  // The provider was not asked for an intent, or its answer was lost: then nobody was told how to pay it.
  await trx
    .updateTable('payment')
    .set({ status: 'voided', updated_at: toInstant(because.now) })
    .where('id', '=', payment.id)
    .execute();
  return [];
}
