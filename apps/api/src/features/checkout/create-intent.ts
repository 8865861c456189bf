import { setTimeout as wait } from 'node:timers/promises';
import { enqueue } from '../../jobs/enqueue.ts';
import { voidPaymentJob } from '../../jobs/known-jobs.ts';
import { PaymentError } from '../../providers/payments/port.ts';
import { writeBetween } from '../../db/write-as.ts';
import { askBeforeHoldEnds } from '../bookings/core/holds.ts';
import { findBooking, type BookingRow } from '../bookings/core/apply-event.ts';
import { isNoted } from '../fraud/signals.ts';
import { findPayment, keepIntentId, type Payment } from '../payments/payment.ts';
import type { CheckoutDeps } from './deps.ts';

/** The provider's error code while another call with the same key is running. */
const IN_USE = 'idempotency_key_in_use';
/** The number, and the interval, of checks whether the other call has stored the intent. */
const POLLS = 20;
const POLL_MS = 150;

/**
 * Stores the intent's id before the client secret is given out. If the booking has ended meanwhile, the payment is
 * voided.
 */
async function keepIntent(
  { db: trx, clock }: Pick<CheckoutDeps, 'db' | 'clock'>,
  payment: Payment,
  intent_id: string,
): Promise<void> {
  await keepIntentId(trx, payment.id, intent_id);
  const booking = await findBooking(trx, payment.booking_id);
  if (booking.status === 'pending_payment') {
    await askBeforeHoldEnds(trx, booking, clock.now());
  } else {
    await enqueue(trx, [voidPaymentJob({ payment_id: payment.id })]);
  }
}

async function requestIntent(
  { db, clock, payments }: CheckoutDeps,
  people: BookingRow,
  payment: Payment,
): Promise<void> {
  const { id: payment_id, booking_id, amount_minor, currency, capture_method } = payment;
  // After a dispute about a session that took place, the student's bank has to confirm each payment.
  const wants_confirmation = await isNoted(db, people.prospect_user_id, 'dispute');
  const description = `Session ${booking_id}`;
  const intent = await payments.createIntent(
    { booking_id, payment_id, amount_minor, currency, capture_method, description, wants_confirmation },
    `booking:${booking_id}:intent${wants_confirmation ? ':confirmed' : ''}`,
  );
  await writeBetween(db, people, null, (trx) => keepIntent({ db: trx, clock }, payment, intent.id));
}

/**
 * Creates the intent of a payment. The idempotency key is derived from the booking, so that after a lost answer the
 * same intent is returned. Of several concurrent calls, one asks the provider and the others wait for its result.
 * @throws PaymentError.
 */
export async function createIntent(context: CheckoutDeps, people: BookingRow, payment: Payment): Promise<void> {
  for (let left = POLLS; left > 0; left -= 1) {
    try {
      return await requestIntent(context, people, payment);
    } catch (error) {
      if (!(error instanceof PaymentError) || error.code !== IN_USE || left === 1) {
        throw error;
      }
    }
    await wait(POLL_MS);
    const found = await findPayment(context.db, payment.id);
    if (found?.intent_id) {
      return undefined;
    }
  }
}
