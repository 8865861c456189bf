import { findPayment } from '../payments/index.ts';
import type { Needs } from './needs.ts';
import { findBooking } from './paid-booking.ts';
import { settlePayment } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/** The payments of these are let go of; all others are kept, or go back by refunds. */
const OVER: ReadonlySet<string> = new Set(['expired', 'declined', 'cancelled']);

/**
 * Lets go of the payment of a booking that is over before anything was taken. Should something have been taken in the
 * last second, what the provider says then leads to its refund.
 * @throws PaymentError where the provider can't be asked, and Error where it is still at work: it has to be tried again.
 */
export async function voidPayment(context: Needs, payment_id: string): Promise<void> {
  const payment = await findPayment(context.db, payment_id);
  if (!payment || payment.intent_id === null || payment.captured_minor > 0 || payment.status === 'voided') {
    return;
  }
  const { intent_id, booking_id, version } = payment;
  if (!OVER.has((await findBooking(context.db, booking_id)).status)) {
    return;
  }
  const key = `payment:${payment_id}:void:${version}`;
  const refusal = await tryCall(context, { payment_id, call: 'void' }, () =>
    context.payments.cancelIntent(intent_id, key),
  );
  const settled = await settlePayment(context, payment_id);
  const isOpen = settled?.payment.captured_minor === 0 && settled.payment.status !== 'voided';
  if (isOpen && OVER.has(settled.booking.status)) {
    throw new Error(`the payment ${payment_id} could not be let go of yet: ${refusal ?? settled.told.status}`);
  }
}
