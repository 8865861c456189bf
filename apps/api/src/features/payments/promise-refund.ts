import { newId } from '../../core/ids.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { RefundReason } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { refundPaymentJob } from '../../jobs/known-jobs.ts';
import type { Happening } from './happening.ts';
import type { Payment } from './payment.ts';

interface Promised {
  amount_minor: number;
  reason: RefundReason;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Promises to give a sum back, in the transaction that makes it due; a job of the same transaction does it. Under the
 * lock of the payment's row, and never more than is held: the database refuses that.
 * @returns what the booking's history tells of it; nothing where nothing is given back.
 */
export async function promiseRefund(trx: Database, payment: Payment, promised: Promised): Promise<Happening[]> {
  const { amount_minor, reason } = promised;
  if (amount_minor <= 0) {
    return [];
  }
  const refund_id = newId();
  const at = toInstant(promised.now);
  await trx
    .insertInto('refund')
    .values({
      id: refund_id,
      payment_id: payment.id,
      amount_minor,
      reason,
      provider_refund_id: null,
      failure: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await trx
    .updateTable('payment')
    .set((row) => ({ refund_pending_minor: row('refund_pending_minor', '+', amount_minor), updated_at: at }))
    .where('id', '=', payment.id)
    .execute();
  await enqueue(trx, [refundPaymentJob({ refund_id })]);
  return [{ kind: 'refund_promised', amount_minor, payment_id: payment.id, refund_id }];
}
