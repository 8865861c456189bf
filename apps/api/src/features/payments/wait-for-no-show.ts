import { noShowRefund, type NoShowOutcome } from '@abroad/booking-rules';
import { payableStep } from '@abroad/reference-data/payable-step';
import type { Database } from '../../db/connection.ts';
import { postEarnedAfterNoShow, postNoShow, postNoShowEnded } from './ledger.ts';
import type { MoneyEvent } from './money-event.ts';
import { lockPaymentOf, refundableOf, type Payment } from './payment.ts';
import { promiseRefund } from './refunds.ts';

/**
 * Holds the money of a session from the report of a no-show until its case ends. A confirmed session is captured, so no amount that
 * is only authorised ever waits. Runs under the locks of both people.
 */
export async function waitForNoShow(trx: Database, booking_id: string): Promise<void> {
  const payment = await lockPaymentOf(trx, booking_id);
  if (payment && payment.captured_minor > 0) {
    await postNoShow(trx, payment);
  }
}

/**
 * Promises an outcome's refund, and the mentor earns the rest. An open dispute blocks the refund, and then a rest isn't known
 * yet: once it is won this is called again. Runs under the lock of the payment's row.
 */
export async function refundForNoShow(
  trx: Database,
  payment: Payment,
  { outcome, now }: { outcome: NoShowOutcome; now: number },
): Promise<MoneyEvent[]> {
  const happened = await promiseRefund(trx, payment, {
    amount_minor: noShowRefund(outcome, {
      price_minor: payment.captured_minor,
      held_minor: refundableOf(payment),
      step_minor: payableStep(payment.currency),
    }),
    reason: outcome === 'technical' ? 'technical_fault' : 'mentor_absent',
    now,
  });
  const isBlocked = outcome === 'technical' && payment.dispute === 'open';
  if (outcome !== 'mentor_absent' && !isBlocked) {
    await postEarnedAfterNoShow(trx, (await lockPaymentOf(trx, payment.booking_id)) ?? payment);
  }
  return happened;
}

/**
 * Settles the money of an ended case: it is refunded or earned by the outcome. The database refuses a second time.
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
  return refundForNoShow(trx, payment, { outcome, now });
}
