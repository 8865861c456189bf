import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { voidPaymentJob } from '../../jobs/known-jobs.ts';
import { PaymentError } from '../../providers/payments/port.ts';
import { writeBetween } from '../../db/write-as.ts';
import { askBeforeHoldEnds, findBooking, type BookingRow } from '../bookings/index.ts';
import { findPayment, keepIntentId, type Payment } from '../payments/index.ts';
import type { Needs } from './needs.ts';

/** The provider's code while another call under the same key is being worked on. */
const IN_USE = 'idempotency_key_in_use';
/** How often, and after how long each time, one looks whether the other has got the intent. */
const LOOKS = 20;
const LOOK_MS = 150;

/** Keeps the intent's id before anybody is told how to pay it; a booking that has ended meanwhile lets go of it. */
async function keepIntent(trx: Database, payment: Payment, intent_id: string): Promise<void> {
  await keepIntentId(trx, payment.id, intent_id);
  const booking = await findBooking(trx, payment.booking_id);
  if (booking.status === 'pending_payment') {
    await askBeforeHoldEnds(trx, booking);
  } else {
    await enqueue(trx, [voidPaymentJob({ payment_id: payment.id })]);
  }
}

async function ask({ db, payments }: Needs, people: BookingRow, payment: Payment): Promise<void> {
  const { id: payment_id, booking_id, amount_minor, currency, capture_method } = payment;
  const told = await payments.createIntent(
    { booking_id, payment_id, amount_minor, currency, capture_method, description: `Session ${booking_id}` },
    `booking:${booking_id}:intent`,
  );
  await writeBetween(db, people, null, (trx) => keepIntent(trx, payment, told.id));
}

/**
 * Gets the intent of a payment that has none yet. The provider's key is made from the booking: after a lost answer it
 * gives the same intent again, and of several who ask at once, in whichever process, one asks and the others look on.
 * @throws PaymentError.
 */
export async function createIntent(context: Needs, people: BookingRow, payment: Payment): Promise<void> {
  for (let left = LOOKS; left > 0; left -= 1) {
    try {
      return await ask(context, people, payment);
    } catch (error) {
      if (!(error instanceof PaymentError) || error.code !== IN_USE || left === 1) {
        throw error;
      }
    }
    await wait(LOOK_MS);
    const found = await findPayment(context.db, payment.id);
    if (found?.intent_id) {
      return undefined;
    }
  }
}
