import { toInstant } from '../../core/clock.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import { keepSignals, signalOf } from '../../http/account-signals.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings/core/apply-event.ts';
import { comparedName } from '../fraud/holder-name.ts';
import { noteDispute } from '../fraud/note-dispute.ts';
import { noticeOwnBookings } from '../fraud/own-booking.ts';
import { applySnapshot, mismatchOf } from '../payments/apply-snapshot.ts';
import { findPayment, lockPaymentOf, recordCheck, type Payment } from '../payments/payment.ts';
import { followPayment } from './follow-payment.ts';
import type { CheckoutDeps } from './deps.ts';

/** A payment, its booking and the provider's intent after settling. */
export interface Settled {
  payment: Payment;
  booking: BookingRow;
  intent: IntentSnapshot;
}

/** A concurrent call applied an answer of the provider that may be newer. */
const OUTDATED = Symbol('outdated');
const TRIES = 10;

/** Records an answer of the provider that doesn't match the payment. It changes nothing else, and staff can see it. */
async function recordMismatch({ db, clock, logger }: CheckoutDeps, payment: Payment, mismatch: string): Promise<void> {
  const { id: payment_id, booking_id, intent_id } = payment;
  logger.error({ part: 'payments', payment_id, booking_id, intent_id, mismatch }, 'the payment provider disagrees');
  await recordCheck(db, payment_id, { mismatch, checked_at: toInstant(clock.now()) });
}

/** Stores the marks of the student who paid, and compares them with the mentor's. */
async function comparePayer(
  context: CheckoutDeps,
  trx: Database,
  { people, intent, now }: { people: BookingRow; intent: IntentSnapshot; now: number },
): Promise<void> {
  const { id, mentor_user_id, prospect_user_id } = people;
  const payer = await trx
    .selectFrom('authenticated_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', prospect_user_id)
    .executeTakeFirstOrThrow();
  await keepSignals(trx, prospect_user_id, [
    ...(intent.card?.fingerprint ? [signalOf(context, 'card', intent.card.fingerprint)] : []),
    signalOf(context, 'holder', comparedName(Object.values(payer))),
  ]);
  await noticeOwnBookings(trx, { mentor_user_id, booking_ids: [id] }, now);
}

/** @param unlocked the payment as it was before the provider was asked. */
function applyToBooking(context: CheckoutDeps, unlocked: Payment, people: BookingRow, intent: IntentSnapshot) {
  const now = context.clock.now();
  return writeBetween(context.db, people, null, async (trx) => {
    // The booking's row is locked before the payment's, as everywhere.
    const booking = await lockBooking(trx, unlocked.booking_id);
    const before = await lockPaymentOf(trx, unlocked.booking_id);
    if (before?.version !== unlocked.version) {
      return OUTDATED;
    }
    const { payment, events } = await applySnapshot(trx, before, intent, now);
    if (events.some(({ kind }) => kind === 'paid' || kind === 'authorized')) {
      await comparePayer(context, trx, { people, intent, now });
    }
    await noteDispute(trx, { booking, payment, events, now });
    const followed = await followPayment(trx, { booking, before, payment, events, intent, now });
    return { settled: { payment, booking: followed, intent }, events };
  });
}

/**
 * Asks the provider for the state of a payment, and makes payment, ledger and booking agree with it in one transaction.
 * All payment changes of a booking go through here, in any order and any number of times, with the same result. An
 * answer is applied only if it was requested after everything that was applied before.
 * @returns null if there is no intent, or if the answer doesn't match this payment.
 * @throws PaymentError.
 */
export async function settlePayment(context: CheckoutDeps, payment_id: string): Promise<Settled | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const payment = await findPayment(context.db, payment_id);
    if (!payment || payment.intent_id === null || payment.provider !== context.payments.name) {
      return null;
    }
    const intent = await context.payments.readIntent(payment.intent_id);
    const mismatch = mismatchOf(payment, intent);
    if (mismatch !== null) {
      await recordMismatch(context, payment, mismatch);
      return null;
    }
    const outcome = await applyToBooking(context, payment, await findBooking(context.db, payment.booking_id), intent);
    if (outcome !== OUTDATED) {
      outcome.events.forEach(({ kind }) => context.tallies.count('payments', kind));
      return outcome.settled;
    }
  }
  throw new Error(`the payment ${payment_id} changes too often to be settled`);
}
