import { expiryOf } from '@abroad/booking-rules';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import { applyEvent, type BookingChange, type BookingRow } from '../bookings/core/apply-event.ts';
import { BY_SYSTEM } from '../bookings/core/history.ts';
import { extendHold } from '../bookings/core/holds.ts';
import { recordMoney, returnAfterDispute } from '../bookings/core/money.ts';
import { reviveBooking } from '../bookings/book/revive-booking.ts';
import { refundableOf, type Payment } from '../payments/payment.ts';
import { voidOrRefundPayment } from '../payments/refunds.ts';
import type { MoneyEvent } from '../payments/money-event.ts';

/** A settled payment, and the booking as it was before. */
interface PaymentUpdate {
  booking: BookingRow;
  before: Payment;
  payment: Payment;
  /** New money events, the oldest first. */
  events: readonly MoneyEvent[];
  intent: IntentSnapshot;
  /** Epoch milliseconds. */
  now: number;
}

/** The booking event for a payment; null if it comes too late for a request to be answered. */
function paidEvent({ booking, payment, now }: PaymentUpdate): Pick<BookingChange, 'event' | 'changed'> | null {
  const { policy } = booking;
  if (!policy.requires_approval) {
    return { event: 'payment_captured' };
  }
  const ends = payment.authorisation_ends_at;
  const until = expiryOf({
    status: 'requested',
    created_at: now,
    start: Date.parse(booking.start_at),
    policy,
    authorisation_ends_at: ends === null ? null : Date.parse(ends),
  });
  if (until === null || until <= now) {
    return null;
  }
  return { event: 'payment_authorized', changed: { hold_expires_at: toInstant(until) } };
}

const isPaying = ({ kind }: MoneyEvent) => kind === 'paid' || kind === 'authorized';
const isCovered = ({ captured_minor, status }: Payment) => captured_minor > 0 || status === 'authorized';

async function apply(
  trx: Database,
  { booking, now }: PaymentUpdate,
  change: Omit<BookingChange, 'by' | 'now'>,
): Promise<BookingRow> {
  const applied = await applyEvent(trx, booking, { by: BY_SYSTEM, now, ...change });
  return applied.booking;
}

/** Writes the money events into the history. The status stays. */
async function recordEvents(trx: Database, { booking, events }: PaymentUpdate): Promise<BookingRow> {
  await recordMoney(trx, booking, events);
  return booking;
}

/** Refunds a payment for a booking that has ended. */
async function refundLatePayment(trx: Database, { booking, events, now }: PaymentUpdate): Promise<BookingRow> {
  const promised = await voidOrRefundPayment(trx, booking.id, { reason: 'paid_too_late', now });
  await recordMoney(trx, booking, [...events, ...promised], { is_too_late: true });
  return booking;
}

async function expire(
  trx: Database,
  update: PaymentUpdate,
  event: 'payment_ended' | 'capture_failed',
): Promise<BookingRow> {
  return refundLatePayment(trx, { ...update, booking: await apply(trx, update, { event }) });
}

/** The steps by which a hold is extended while the provider processes a payment, and their maximum. */
const MINUTE_MS = 60_000;
const HOLD_EXTENSION_MS = 2 * MINUTE_MS;
const HOLD_EXTENSION_MAX_MS = 60 * MINUTE_MS;

function extendPaymentHold(trx: Database, { booking, now }: PaymentUpdate): Promise<BookingRow> {
  const { created_at, start_at, payment_opens_at, policy, status } = booking;
  const ends = expiryOf({
    status,
    created_at: Date.parse(created_at),
    start: Date.parse(start_at),
    payment_opens_at: payment_opens_at === null ? null : Date.parse(payment_opens_at),
    policy,
  });
  const until = Math.min(now + HOLD_EXTENSION_MS, (ends ?? now) + HOLD_EXTENSION_MAX_MS);
  return extendHold(trx, booking, { until, now });
}

/** Applies the payment of a hold. The history entry of the new status is that of the payment. */
async function followHold(trx: Database, update: PaymentUpdate): Promise<BookingRow> {
  const { payment, events, intent } = update;
  if (payment.status === 'voided') {
    return expire(trx, update, 'payment_ended');
  }
  if (!isCovered(payment)) {
    const booking = await recordEvents(trx, update);
    return intent.status === 'processing' ? extendPaymentHold(trx, update) : booking;
  }
  const paid = paidEvent(update);
  if (paid === null) {
    return expire(trx, update, 'payment_ended');
  }
  const { kind = 'paid' as const, ...detail } = events.find(isPaying) ?? {};
  const booking = await apply(trx, update, { ...paid, kind, detail });
  return recordEvents(trx, { ...update, booking, events: events.filter((one) => !isPaying(one)) });
}

/** Confirms an accepted request once its amount is captured. */
async function followRequest(trx: Database, update: PaymentUpdate): Promise<BookingRow> {
  const { booking, payment } = update;
  if (payment.status === 'voided') {
    return expire(trx, update, payment.capture_asked_at === null ? 'payment_ended' : 'capture_failed');
  }
  await recordEvents(trx, update);
  if (payment.captured_minor === 0 || payment.capture_asked_at === null) {
    return booking;
  }
  const by = { user_id: booking.mentor_user_id, role: 'mentor' } as const;
  const { booking: accepted } = await applyEvent(trx, booking, { event: 'accept', by, now: update.now });
  return accepted;
}

/**
 * Applies a payment after the hold had expired: the booking is revived if its time is still free, otherwise the payment
 * is refunded.
 */
async function followExpired(trx: Database, update: PaymentUpdate): Promise<BookingRow> {
  const { booking, before, events, now } = update;
  const wasWaiting = before.status === 'requires_payment' || before.status === 'failed';
  const paid = wasWaiting ? paidEvent(update) : null;
  const revived = paid && (await reviveBooking(trx, booking, { ...paid, money: events, now }));
  return revived ?? refundLatePayment(trx, update);
}

/** Makes refunds that an open dispute had blocked, once the dispute is won. */
async function followEnded(trx: Database, { booking, events, now }: PaymentUpdate): Promise<BookingRow> {
  const isWon = events.some(({ kind }) => kind === 'dispute_won');
  const promised = isWon ? await returnAfterDispute(trx, booking, now) : [];
  await recordMoney(trx, booking, [...events, ...promised]);
  return booking;
}

function followByStatus(trx: Database, update: PaymentUpdate): Promise<BookingRow> {
  const { booking, before, payment } = update;
  const isNew = isCovered(payment) && !(before.captured_minor > 0) && before.status !== payment.status;
  switch (booking.status) {
    case 'pending_payment':
      return followHold(trx, update);
    case 'requested':
      return followRequest(trx, update);
    case 'confirmed':
      return recordEvents(trx, update);
    case 'expired':
      return isNew ? followExpired(trx, update) : recordEvents(trx, update);
    case 'cancelled':
    case 'declined':
      return isNew ? refundLatePayment(trx, update) : followEnded(trx, update);
    default:
      return followEnded(trx, update);
  }
}

/**
 * Moves the booking to the state that its payment implies; see the table of product design, section 6. A session ahead
 * that lost its payment, by a refund at the provider or a dispute, is cancelled, even if it was paid in the same
 * answer. Runs under the locks of both people, in the transaction that applied the provider's answer.
 * @returns the booking afterwards.
 */
export async function followPayment(trx: Database, update: PaymentUpdate): Promise<BookingRow> {
  const { payment, now } = update;
  const booking = await followByStatus(trx, update);
  const isLost = payment.dispute !== 'open' && refundableOf(payment) === 0;
  const isAhead = booking.status === 'confirmed' && now < Date.parse(booking.start_at);
  return isLost && isAhead ? apply(trx, { ...update, booking }, { event: 'cancel' }) : booking;
}
