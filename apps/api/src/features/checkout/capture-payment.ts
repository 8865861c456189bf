import { findBooking } from '../bookings/index.ts';
import { findPayment } from '../payments/index.ts';
import type { Needs } from './needs.ts';
import { settlePayment, type Settled } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/**
 * Takes the authorised sum of a request that its mentor has accepted. The booking is confirmed by what the provider then
 * says alone; again, nothing is taken twice.
 * @throws PaymentError where the provider can't be asked, and Error where it won't yet: it has to be tried again.
 */
export async function capturePayment(context: Needs, payment_id: string): Promise<Settled | null> {
  const payment = await findPayment(context.db, payment_id);
  if (!payment || payment.intent_id === null || payment.capture_asked_at === null) {
    return null;
  }
  const { intent_id, booking_id, version } = payment;
  const { status } = await findBooking(context.db, booking_id);
  if (status !== 'requested' || payment.status !== 'authorized') {
    return settlePayment(context, payment_id);
  }
  // A new key after each word of the provider: an old no must not be repeated from memory, and no sum is taken twice.
  const key = `payment:${payment_id}:capture:${version}`;
  const refusal = await tryCall(context, { payment_id, call: 'capture' }, () =>
    context.payments.captureIntent(intent_id, key),
  );
  const settled = await settlePayment(context, payment_id);
  if (settled?.booking.status === 'requested') {
    throw new Error(`the payment ${payment_id} could not be captured yet: ${refusal ?? settled.told.status}`);
  }
  return settled;
}
