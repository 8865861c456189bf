import { toInstant } from '../../core/clock.ts';
import { payingState } from '../fraud/declines.ts';
import { keepPause } from '../payments/payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import { tryCall } from './try-call.ts';

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
    // Kept first, so that who reads that it has ended reads why.
    await keepPause(db, payment_id, until);
    const key = `payment:${payment_id}:paused:${version}`;
    await tryCall(context, { payment_id, call: 'void' }, () => payments.cancelIntent(intent_id ?? '', key));
    await settlePayment(context, payment_id);
  }
}
