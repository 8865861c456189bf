import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { capturePaymentJob } from '../../jobs/known-jobs.ts';
import type { Payment } from './payment.ts';

/**
 * Requests the capture of an authorised payment, once. Runs under the lock of the payment's row.
 * @param now epoch milliseconds.
 * @returns false if it was requested already.
 */
export async function requestCapture(trx: Database, payment: Payment, now: number): Promise<boolean> {
  if (payment.capture_asked_at !== null) {
    return false;
  }
  await trx
    .updateTable('payment')
    .set({ capture_asked_at: toInstant(now), updated_at: toInstant(now) })
    .where('id', '=', payment.id)
    .execute();
  await enqueue(trx, [capturePaymentJob({ payment_id: payment.id })]);
  return true;
}
