import type { CheckoutDeps } from './deps.ts';
import { settlePayment, type Settled } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/** Bookings in these statuses need no payment. Payments of others are kept, or refunded. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'declined', 'cancelled']);

const isOpen = ({ payment, booking }: Settled): boolean =>
  payment.captured_minor === 0 && payment.status !== 'voided' && ENDED.has(booking.status);

/**
 * Voids the payment of a booking that ended before anything was captured. The payment is settled first, because a
 * payment in the last second may revive the booking. A later capture leads to a refund.
 * @throws PaymentError if the provider can't be reached, and Error while it still processes the payment; the job is
 * retried.
 */
export async function voidPayment(context: CheckoutDeps, payment_id: string): Promise<void> {
  const found = await settlePayment(context, payment_id);
  if (found === null || !isOpen(found)) {
    return;
  }
  const key = `payment:${payment_id}:void:${found.payment.version}`;
  const refusal = await tryCall(context, { payment_id, call: 'void' }, () =>
    context.payments.cancelIntent(found.intent.id, key),
  );
  const settled = await settlePayment(context, payment_id);
  if (settled !== null && isOpen(settled)) {
    throw new Error(`the payment ${payment_id} could not be let go of yet: ${refusal ?? settled.intent.status}`);
  }
}
