import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { findBooking, lockBooking, recordMoney } from '../bookings/index.ts';
import { failRefund, findPayment, lockPaymentOf, type Payment, type Refund } from '../payments/index.ts';
import type { Needs } from './needs.ts';
import { settlePayment } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/** With room for a call that takes its time. */
const KEY_KEPT_MS = 20 * 60 * 60_000;

const findRefund = (db: Database, id: string): Promise<Refund | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

/** The provider will not do it: the promise stands as failed, for somebody to keep it by other means. */
async function giveUp({ db, clock, logger }: Needs, payment: Payment, refund_id: string, code: string): Promise<void> {
  const people = await findBooking(db, payment.booking_id);
  await writeBetween(db, people, null, async (trx) => {
    const booking = await lockBooking(trx, payment.booking_id);
    const locked = await lockPaymentOf(trx, payment.booking_id);
    const happened = locked ? await failRefund(trx, locked, { refund_id, failure: code, now: clock.now() }) : [];
    await recordMoney(trx, booking, happened);
  });
  const { booking_id, id: payment_id } = payment;
  logger.error(
    { part: 'payments', payment_id, booking_id, refund_id, code },
    'a refund failed and has to be made by hand',
  );
}

/**
 * What was promised and isn't decided yet. A provider may forget after a day under which key it did something
 * (https://docs.stripe.com/api/idempotent_requests): what is older is looked for there before it is asked for again.
 */
async function findPromised(context: Needs, id: string): Promise<Refund | undefined> {
  const refund = await findRefund(context.db, id);
  if (refund?.status === 'pending' && context.clock.now() - Date.parse(refund.created_at) > KEY_KEPT_MS) {
    await settlePayment(context, refund.payment_id);
    return findRefund(context.db, id);
  }
  return refund;
}

/**
 * Gives back what was promised, once: the refund's own id is the key under which the provider does it, and is written on
 * it there, so that it is known again after a lost answer.
 * @throws PaymentError where the provider can't be asked.
 */
export async function refundPayment(context: Needs, refund_id: string): Promise<void> {
  const refund = await findPromised(context, refund_id);
  if (refund?.status !== 'pending') {
    return;
  }
  const payment = await findPayment(context.db, refund.payment_id);
  if (!payment || payment.intent_id === null || payment.provider !== context.payments.name) {
    return;
  }
  const { intent_id, currency } = payment;
  const asked = { intent_id, refund_id, amount_minor: refund.amount_minor, currency };
  const refusal =
    refund.provider_refund_id === null
      ? await tryCall(context, { refund_id, call: 'refund' }, () =>
          context.payments.refund(asked, `refund:${refund_id}`),
        )
      : null;
  await settlePayment(context, payment.id);
  const after = await findRefund(context.db, refund_id);
  if (refusal !== null && after?.status === 'pending' && after.provider_refund_id === null) {
    await giveUp(context, payment, refund_id, refusal);
  }
}
