import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { RefundReason } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { refundPaymentJob, voidPaymentJob } from '../../jobs/known-jobs.ts';
import type { MoneyEvent } from './money-event.ts';
import { lockPaymentOf, refundableOf, type Payment } from './payment.ts';

interface RefundInput {
  amount_minor: number;
  reason: RefundReason;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Writes a pending refund, in the transaction that makes it due; a job of the same transaction makes it. Runs under the
 * lock of the payment's row. The database refuses more than was captured.
 * @returns the history events; none for a refund of nothing.
 */
export async function promiseRefund(trx: Database, payment: Payment, input: RefundInput): Promise<MoneyEvent[]> {
  const { amount_minor, reason } = input;
  if (amount_minor <= 0) {
    return [];
  }
  const refund_id = newId();
  const at = toInstant(input.now);
  await trx
    .insertInto('refund')
    .values({
      id: refund_id,
      payment_id: payment.id,
      amount_minor,
      reason,
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

/**
 * Marks a pending refund as failed. Runs under the lock of the payment's row.
 * @returns the history events; none if the refund was settled already.
 */
export async function failRefund(
  trx: Database,
  payment: Payment,
  { refund_id, failure, now }: { refund_id: string; failure: string; now: number },
): Promise<MoneyEvent[]> {
  const at = toInstant(now);
  const failed = await trx
    .updateTable('refund')
    .set({ status: 'failed', failure, updated_at: at })
    .where('id', '=', refund_id)
    .where('status', '=', 'pending')
    .where('provider_refund_id', 'is', null)
    .returning('amount_minor')
    .executeTakeFirst();
  if (!failed) {
    return [];
  }
  const { amount_minor } = failed;
  await trx
    .updateTable('payment')
    .set((row) => ({ refund_pending_minor: row('refund_pending_minor', '-', amount_minor), updated_at: at }))
    .where('id', '=', payment.id)
    .execute();
  return [{ kind: 'refund_failed', amount_minor, payment_id: payment.id, refund_id }];
}

/**
 * Voids the payment of a booking that ended before it was confirmed, or refunds it if it was captured already. Runs
 * under the locks of both people.
 * @param because.now epoch milliseconds.
 */
export async function voidOrRefundPayment(
  trx: Database,
  booking_id: string,
  because: { reason: RefundReason; now: number },
): Promise<MoneyEvent[]> {
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
  // Without an intent the client secret was never given out, so the payment can't have been made.
  await trx
    .updateTable('payment')
    .set({ status: 'voided', updated_at: toInstant(because.now) })
    .where('id', '=', payment.id)
    .execute();
  return [];
}
