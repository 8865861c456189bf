import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { findBooking, lockBooking } from '../bookings/core/apply-event.ts';
import { recordMoney } from '../bookings/core/money.ts';
import { failRefund } from '../payments/refunds.ts';
import { findPayment, lockPaymentOf, type Payment, type Refund } from '../payments/payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/** Leaves time for a slow call. */
const KEY_LIFETIME_MS = 20 * 60 * 60_000;

const findRefund = (db: Database, id: string): Promise<Refund | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

/** Marks a refund as failed after the provider refused it; staff must refund by other means. */
async function markRefundFailed(
  { db, clock, logger }: CheckoutDeps,
  payment: Payment,
  refund_id: string,
  code: string,
): Promise<void> {
  const people = await findBooking(db, payment.booking_id);
  await writeBetween(db, people, null, async (trx) => {
    const booking = await lockBooking(trx, payment.booking_id);
    const locked = await lockPaymentOf(trx, payment.booking_id);
    const events = locked ? await failRefund(trx, locked, { refund_id, failure: code, now: clock.now() }) : [];
    await recordMoney(trx, booking, events);
  });
  const { booking_id, id: payment_id } = payment;
  logger.error(
    { part: 'payments', payment_id, booking_id, refund_id, code },
    'a refund failed and has to be made by hand',
  );
}

/**
 * Finds a refund that is still pending. A provider may forget idempotency keys after a day
 * (https://docs.stripe.com/api/idempotent_requests), so an older refund is first looked up there.
 */
async function findPendingRefund(context: CheckoutDeps, id: string): Promise<Refund | undefined> {
  const refund = await findRefund(context.db, id);
  if (refund?.status === 'pending' && context.clock.now() - Date.parse(refund.created_at) > KEY_LIFETIME_MS) {
    await settlePayment(context, refund.payment_id);
    return findRefund(context.db, id);
  }
  return refund;
}

/**
 * Makes a pending refund at the provider, once. The refund's id is the idempotency key and is stored with the refund
 * there, so that it is recognised after a lost answer.
 * @throws PaymentError if the provider can't be reached.
 */
export async function refundPayment(context: CheckoutDeps, refund_id: string): Promise<void> {
  const refund = await findPendingRefund(context, refund_id);
  if (refund?.status !== 'pending') {
    return;
  }
  const payment = await findPayment(context.db, refund.payment_id);
  if (!payment || payment.intent_id === null || payment.provider !== context.payments.name) {
    return;
  }
  const { intent_id, currency } = payment;
  const request = { intent_id, refund_id, amount_minor: refund.amount_minor, currency };
  const refusal =
    refund.provider_refund_id === null
      ? await tryCall(context, { refund_id, call: 'refund' }, () =>
          context.payments.refund(request, `refund:${refund_id}`),
        )
      : null;
  await settlePayment(context, payment.id);
  const after = await findRefund(context.db, refund_id);
  if (refusal !== null && after?.status === 'pending' && after.provider_refund_id === null) {
    await markRefundFailed(context, payment, refund_id, refusal);
  }
}
