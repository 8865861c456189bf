import { noShowRefund, type NoShowOutcome } from '@abroad/booking-rules';
import { payableStep } from '@abroad/reference-data';
import type { Database } from '../../db/connection.ts';
import { postEarnedAfterNoShow, postNoShow, postNoShowEnded } from './ledger.ts';
import type { MoneyEvent } from './money-event.ts';
import { lockPaymentOf, refundableOf, type Payment } from './payment.ts';
import { promiseRefund } from './refunds.ts';

/**
 * The money of a session waits from the report of a no-show until its case ends. A confirmed session is captured, so nothing that
 * is only authorised ever waits. Runs under the locks of both people.
 */
export async function waitForNoShow(trx: Database, booking_id: string): Promise<void> {
  const payment = await lockPaymentOf(trx, booking_id);
  if (payment && payment.captured_minor > 0) {
    await postNoShow(trx, payment);
  }
}

/** Promises what an outcome refunds. Runs under the lock of the payment's row. */
export const refundForNoShow = (
  trx: Database,
  payment: Payment,
  { outcome, now }: { outcome: NoShowOutcome; now: number },
): Promise<MoneyEvent[]> =>
  promiseRefund(trx, payment, {
    amount_minor: noShowRefund(outcome, {
      price_minor: payment.captured_minor,
      held_minor: refundableOf(payment),
      step_minor: payableStep(payment.currency),
    }),
    reason: outcome === 'technical' ? 'technical_fault' : 'mentor_absent',
    now,
  });

/**
 * The case has ended: a refund is promised as its outcome says, and the mentor earns the rest. The database refuses a second time.
 * Runs under the locks of both people.
 * @param ended.now epoch milliseconds.
 */
export async function settleNoShow(
  trx: Database,
  booking_id: string,
  { outcome, now }: { outcome: NoShowOutcome; now: number },
): Promise<MoneyEvent[]> {
  const payment = await lockPaymentOf(trx, booking_id);
  if (!payment || payment.captured_minor === 0) {
    return [];
  }
  await postNoShowEnded(trx, payment);
  const happened = await refundForNoShow(trx, payment, { outcome, now });
  if (outcome !== 'mentor_absent') {
    await postEarnedAfterNoShow(trx, (await lockPaymentOf(trx, booking_id)) ?? payment);
  }
  return happened;
}
