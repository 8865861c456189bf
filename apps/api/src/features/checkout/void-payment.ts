import type { Needs } from './needs.ts';
import { settlePayment, type Settled } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

/** The payments of these are let go of; all others are kept, or go back by refunds. */
const OVER: ReadonlySet<string> = new Set(['expired', 'declined', 'cancelled']);

const isOpen = ({ payment, booking }: Settled): boolean =>
  payment.captured_minor === 0 && payment.status !== 'voided' && OVER.has(booking.status);

/**
 * Lets go of the payment of a booking that is over before anything was taken. What was paid in the last second is heard
 * first, for it may bring the booking back; what is taken after that, the provider's word leads to its refund.
 * @throws PaymentError where the provider can't be asked, and Error where it is still at work: it has to be tried again.
 */
export async function voidPayment(context: Needs, payment_id: string): Promise<void> {
  const found = await settlePayment(context, payment_id);
  if (found === null || !isOpen(found)) {
    return;
  }
  const key = `payment:${payment_id}:void:${found.payment.version}`;
  const refusal = await tryCall(context, { payment_id, call: 'void' }, () =>
    context.payments.cancelIntent(found.told.id, key),
  );
  const settled = await settlePayment(context, payment_id);
  if (settled !== null && isOpen(settled)) {
    throw new Error(`the payment ${payment_id} could not be let go of yet: ${refusal ?? settled.told.status}`);
  }
}
