import type { IntentSnapshot } from '../../providers/payments/port.ts';
import type { Payment } from './payment.ts';

/**
 * What the provider's intent and our payment disagree about: then it is not this payment's word, and nothing follows
 * from it.
 * @returns the first disagreement in words for the log, or null.
 */
export function mismatchOf(payment: Payment, told: IntentSnapshot): string | null {
  const pairs = [
    ['intent', payment.intent_id, told.id],
    ['payment', payment.id, told.payment_id],
    ['booking', payment.booking_id, told.booking_id],
    ['currency', payment.currency, told.currency],
    ['amount', payment.amount_minor, told.amount_minor],
    ['livemode', payment.livemode ?? told.livemode, told.livemode],
    // A booking is paid in full or not at all.
    ['captured', told.captured_minor === 0 ? 0 : payment.amount_minor, told.captured_minor],
  ] as const;
  const wrong = pairs.find(([, ours, theirs]) => ours !== theirs);
  return wrong ? `${wrong[0]}: ${String(wrong[2])} instead of ${String(wrong[1])}` : null;
}
