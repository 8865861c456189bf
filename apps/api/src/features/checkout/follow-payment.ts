import { expiryOf } from '@abroad/booking-rules';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import {
  applyEvent,
  BY_SYSTEM,
  extendHold,
  recordMoney,
  returnAfterDispute,
  reviveBooking,
  type BookingChange,
  type BookingRow,
} from '../bookings/index.ts';
import { refundableOf, letGoOfPayment, type Happening, type Payment } from '../payments/index.ts';

/** What a payment became, and the booking as it was before. */
interface Followed {
  booking: BookingRow;
  before: Payment;
  payment: Payment;
  /** What is new of its money, the oldest first. */
  happened: readonly Happening[];
  told: IntentSnapshot;
  /** Epoch milliseconds. */
  now: number;
}

/** The event that paying is; null where it comes too late for a request that could still be answered. */
function paidEvent({ booking, payment, now }: Followed): Pick<BookingChange, 'event' | 'changed'> | null {
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

const isPaying = ({ kind }: Happening) => kind === 'paid' || kind === 'authorized';
const isCovered = ({ captured_minor, status }: Payment) => captured_minor > 0 || status === 'authorized';

async function apply(
  trx: Database,
  { booking, now }: Followed,
  change: Omit<BookingChange, 'by' | 'now'>,
): Promise<BookingRow> {
  const applied = await applyEvent(trx, booking, { by: BY_SYSTEM, now, ...change });
  return applied.booking;
}

/** Writes what is new of the money into the history of a booking that stays as it is. */
async function record(trx: Database, { booking, happened }: Followed): Promise<BookingRow> {
  await recordMoney(trx, booking, happened);
  return booking;
}

/** The money comes to a booking that can't have it any more: all of it is refunded. */
async function giveBack(trx: Database, { booking, happened, now }: Followed): Promise<BookingRow> {
  const promised = await letGoOfPayment(trx, booking.id, { reason: 'paid_too_late', now });
  await recordMoney(trx, booking, [...happened, ...promised], { is_too_late: true });
  return booking;
}

async function expire(
  trx: Database,
  followed: Followed,
  event: 'payment_ended' | 'capture_failed',
): Promise<BookingRow> {
  return giveBack(trx, { ...followed, booking: await apply(trx, followed, { event }) });
}

/** How long a hold goes on at a time for a payment that the provider is at work on, and for how long in all. */
const MINUTE_MS = 60_000;
const WAIT_MS = 2 * MINUTE_MS;
const WAIT_MAX_MS = 60 * MINUTE_MS;

function keepHold(trx: Database, { booking, now }: Followed): Promise<BookingRow> {
  const last = Date.parse(booking.created_at) + booking.policy.hold_min * MINUTE_MS + WAIT_MAX_MS;
  return extendHold(trx, booking, Math.min(now + WAIT_MS, last));
}

/** A hold is paid for: it becomes what was booked, and the row that says so is that of the payment itself. */
async function followHold(trx: Database, followed: Followed): Promise<BookingRow> {
  const { payment, happened, told } = followed;
  if (payment.status === 'voided') {
    return expire(trx, followed, 'payment_ended');
  }
  if (!isCovered(payment)) {
    const booking = await record(trx, followed);
    return told.status === 'processing' ? keepHold(trx, followed) : booking;
  }
  const paid = paidEvent(followed);
  if (paid === null) {
    return expire(trx, followed, 'payment_ended');
  }
  const { kind = 'paid' as const, ...detail } = happened.find(isPaying) ?? {};
  const booking = await apply(trx, followed, { ...paid, kind, detail });
  return record(trx, { ...followed, booking, happened: happened.filter((one) => !isPaying(one)) });
}

/** The mentor has accepted and the money was captured: now the session stands. */
async function followRequest(trx: Database, followed: Followed): Promise<BookingRow> {
  const { booking, payment } = followed;
  if (payment.status === 'voided') {
    return expire(trx, followed, payment.capture_asked_at === null ? 'payment_ended' : 'capture_failed');
  }
  await record(trx, followed);
  if (payment.captured_minor === 0 || payment.capture_asked_at === null) {
    return booking;
  }
  const by = { user_id: booking.mentor_user_id, role: 'mentor' } as const;
  const { booking: accepted } = await applyEvent(trx, booking, { event: 'accept', by, now: followed.now });
  return accepted;
}

/** Paid after the hold had ended: the time is taken again where it is still free, and else the money is refunded. */
async function followExpired(trx: Database, followed: Followed): Promise<BookingRow> {
  const { booking, before, happened, now } = followed;
  const wasWaiting = before.status === 'requires_payment' || before.status === 'failed';
  const paid = wasWaiting ? paidEvent(followed) : null;
  const revived = paid && (await reviveBooking(trx, booking, { ...paid, money: happened, now }));
  return revived ?? giveBack(trx, followed);
}

/** What a dispute kept from being refunded is refunded once it is won. */
async function followEnded(trx: Database, { booking, happened, now }: Followed): Promise<BookingRow> {
  const isWon = happened.some(({ kind }) => kind === 'dispute_won');
  const promised = isWon ? await returnAfterDispute(trx, booking, now) : [];
  await recordMoney(trx, booking, [...happened, ...promised]);
  return booking;
}

function followWord(trx: Database, followed: Followed): Promise<BookingRow> {
  const { booking, before, payment } = followed;
  const isNew = isCovered(payment) && !(before.captured_minor > 0) && before.status !== payment.status;
  switch (booking.status) {
    case 'pending_payment':
      return followHold(trx, followed);
    case 'requested':
      return followRequest(trx, followed);
    case 'confirmed':
      return record(trx, followed);
    case 'expired':
      return isNew ? followExpired(trx, followed) : record(trx, followed);
    case 'cancelled':
    case 'declined':
      return isNew ? giveBack(trx, followed) : followEnded(trx, followed);
    default:
      return followEnded(trx, followed);
  }
}

/**
 * Brings the booking to where its payment says it is; see the table of product design, section 6. A session ahead that
 * has lost its money, by a refund at the provider or a dispute, does not take place, also where it was paid in the same word.
 * Under the locks of its people, in the transaction that took the provider's word over.
 * @returns the booking as it is then.
 */
export async function followPayment(trx: Database, followed: Followed): Promise<BookingRow> {
  const { payment, now } = followed;
  const booking = await followWord(trx, followed);
  const isLost = payment.dispute !== 'open' && refundableOf(payment) === 0;
  const isAhead = booking.status === 'confirmed' && now < Date.parse(booking.start_at);
  return isLost && isAhead ? apply(trx, { ...followed, booking }, { event: 'cancel' }) : booking;
}
