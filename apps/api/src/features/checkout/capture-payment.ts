import { findBooking } from '../bookings/core/apply-event.ts';
import { findPayment } from '../payments/payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { settlePayment, type Settled } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/**
 * Captures the authorised amount of an accepted request. The booking is confirmed only by the provider's answer.
 * Repeated calls capture nothing twice.
 * @throws PaymentError if the provider can't be reached, and Error if it can't capture yet; the job is retried.
 */
export async function capturePayment(context: CheckoutDeps, payment_id: string): Promise<Settled | null> {
  const payment = await findPayment(context.db, payment_id);
  if (!payment || payment.intent_id === null || payment.capture_asked_at === null) {
    return null;
  }
  const { intent_id, booking_id, version } = payment;
  const { status } = await findBooking(context.db, booking_id);
  if (status !== 'requested' || payment.status !== 'authorized') {
    return settlePayment(context, payment_id);
  }
  // The key changes with each settled state: an old refusal must not be repeated from the provider's memory, and
  // nothing is captured twice.
  const key = `payment:${payment_id}:capture:${version}`;
  const refusal = await tryCall(context, { payment_id, call: 'capture' }, () =>
    context.payments.captureIntent(intent_id, key),
  );
  const settled = await settlePayment(context, payment_id);
  if (settled?.booking.status === 'requested') {
    throw new Error(`the payment ${payment_id} could not be captured yet: ${refusal ?? settled.intent.status}`);
  }
  return settled;
}
