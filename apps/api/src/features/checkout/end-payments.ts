import type { CheckoutDeps } from './deps.ts';
import { settlePayment, type Settled } from './settle-payment.ts';
import { tryCall } from './try-call.ts';
import { expireBooking } from '../bookings/core/holds.ts';
import { toInstant } from '../../core/clock.ts';
import { payingState } from '../fraud/declines.ts';
import { keepPause } from '../payments/payment.ts';

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

/**
 * Ends the unpaid intents of a person while paying is paused for them: a browser that has an intent's secret needs nothing else of us
 * to try the next card. Only those whose time is held no longer than the pause; a session that is paid later keeps its time. It may
 * run again. @throws PaymentError
 */
export async function endPausedPayments(context: CheckoutDeps, user_id: string): Promise<void> {
  const { db, clock, payments } = context;
  const { paused_until } = await payingState(db, user_id, clock.now());
  if (paused_until === null) {
    return;
  }
  const until = toInstant(paused_until);
  const open = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.id', 'intent_id', 'payment.version'])
    .where('booking.prospect_user_id', '=', user_id)
    .where('booking.status', '=', 'pending_payment')
    .where('booking.hold_expires_at', '<=', until)
    .where('payment.provider', '=', payments.name === 'stripe' ? 'stripe' : 'sandbox')
    .where('intent_id', 'is not', null)
    .execute();
  for (const { id: payment_id, intent_id, version } of open) {
    // Stored first, so that a reader of the end also sees the reason.
    await keepPause(db, payment_id, until);
    const key = `payment:${payment_id}:paused:${version}`;
    await tryCall(context, { payment_id, call: 'void' }, () => payments.cancelIntent(intent_id ?? '', key));
    await settlePayment(context, payment_id);
  }
}

/** Expires a hold after settling its payment, so that a payment in the last second counts. One that has ended already stays unchanged. */
export async function endHold(context: CheckoutDeps, booking_id: string): Promise<void> {
  const payment = await context.db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select('payment.id')
    .where('booking_id', '=', booking_id)
    .where('booking.status', 'in', ['pending_payment', 'requested'])
    .executeTakeFirst();
  if (payment) {
    await settlePayment(context, payment.id);
  }
  await expireBooking(context, booking_id);
}
