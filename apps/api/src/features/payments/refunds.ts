import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { RefundReason } from '../../db/tables.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { refundPaymentJob, voidPaymentJob } from '../../jobs/known-jobs.ts';
import type { Happening } from './happening.ts';
import { lockPaymentOf, refundableOf, type Payment } from './payment.ts';

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

/**
 * Writes down that a promised refund can't be made: nothing has gone back, and what was promised is held again. Under
 * the lock of the payment's row.
 * @returns what the history tells of it; nothing where the refund was decided already.
 */
export async function failRefund(
  trx: Database,
  payment: Payment,
  { refund_id, failure, now }: { refund_id: string; failure: string; now: number },
): Promise<Happening[]> {
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
