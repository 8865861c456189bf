import { toInstant } from '../../core/clock.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import { writeBetween } from '../../db/write-as.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings/index.ts';
import { applySnapshot, findPayment, lockPaymentOf, mismatchOf, noteAsked, type Payment } from '../payments/index.ts';
import { followPayment } from './follow-payment.ts';
import type { Needs } from './needs.ts';

/** How a payment and its booking stand now that the provider was asked. */
export interface Settled {
  payment: Payment;
  booking: BookingRow;
  told: IntentSnapshot;
}

/** Somebody else took over a word of the provider that may be newer than ours. */
const OUTDATED = Symbol('outdated');
const TRIES = 10;

/** A word that is not about what was asked for changes nothing, and stays to be seen by whoever looks after payments. */
async function keepMismatch({ db, clock, logger }: Needs, payment: Payment, mismatch: string): Promise<void> {
  const { id: payment_id, booking_id, intent_id } = payment;
  logger.error({ part: 'payments', payment_id, booking_id, intent_id, mismatch }, 'the payment provider disagrees');
  await noteAsked(db, payment_id, { mismatch, checked_at: toInstant(clock.now()) });
}

/** @param asked the payment as it was before the provider was asked. */
function takeOver(context: Needs, asked: Payment, people: BookingRow, told: IntentSnapshot) {
  const now = context.clock.now();
  return writeBetween(context.db, people, null, async (trx) => {
    // The booking's row before the payment's, as everybody does.
    const booking = await lockBooking(trx, asked.booking_id);
    const before = await lockPaymentOf(trx, asked.booking_id);
    if (before?.version !== asked.version) {
      return OUTDATED;
    }
    const { payment, happened } = await applySnapshot(trx, before, told, now);
    const followed = await followPayment(trx, { booking, before, payment, happened, told, now });
    return { settled: { payment, booking: followed, told }, happened };
  });
}

/**
 * Asks the provider how a payment stands, and makes payment, ledger and booking agree with it, in one transaction. This
 * is the only door through which money changes a booking: whoever hears anything of a payment comes here, in any order and
 * any number of times, and the end is the same. What is taken over was asked for after everything that was taken over
 * before it.
 * @returns null where there is nothing to ask about, or where the word is not about this payment.
 * @throws PaymentError.
 */
export async function settlePayment(context: Needs, payment_id: string): Promise<Settled | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const payment = await findPayment(context.db, payment_id);
    if (!payment || payment.intent_id === null || payment.provider !== context.payments.name) {
      return null;
    }
    const told = await context.payments.readIntent(payment.intent_id);
    const mismatch = mismatchOf(payment, told);
    if (mismatch !== null) {
      await keepMismatch(context, payment, mismatch);
      return null;
    }
    const taken = await takeOver(context, payment, await findBooking(context.db, payment.booking_id), told);
    if (taken !== OUTDATED) {
      taken.happened.forEach(({ kind }) => context.tallies.count('payments', kind));
      return taken.settled;
    }
  }
  throw new Error(`the payment ${payment_id} changes too often to be settled`);
}
