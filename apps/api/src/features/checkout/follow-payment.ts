import { expiryOf } from '@abroad/booking-rules';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import { enqueueAll } from '../../jobs/enqueue-all.ts';
import { refundMailJobs } from '../mail/index.ts';
import {
  BY_SYSTEM,
  endMoneyOfDispute,
  expiryJob,
  moveBooking,
  recordMoney,
  reviveBooking,
  type BookingMove,
} from '../bookings/index.ts';
import { refundableOf, letGoOfPayment, type Happening, type Payment } from '../payments/index.ts';
import { keepHold } from './keep-hold.ts';
import { policyOf, type PaidBooking } from './paid-booking.ts';

/** What a payment became, and the booking as it was before. */
export interface Followed {
  booking: PaidBooking;
  before: Payment;
  payment: Payment;
  /** What is new of its money, the oldest first. */
  happened: readonly Happening[];
  told: IntentSnapshot;
  /** Epoch milliseconds. */
  now: number;
}

/** The move that paying makes; null where it comes too late for a request that could still be answered. */
function paidMove({ booking, payment, now }: Followed): Pick<BookingMove, 'to' | 'changed' | 'mail' | 'more'> | null {
  const policy = policyOf(booking);
  if (!policy.requires_approval) {
    return { to: 'confirmed', mail: 'booked' };
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
  const hold_expires_at = toInstant(until);
  return {
    to: 'requested',
    changed: { hold_expires_at },
    mail: 'requested',
    more: [expiryJob(booking.id, hold_expires_at)],
  };
}

const isPaying = ({ kind }: Happening) => kind === 'paid' || kind === 'authorized';
const isCovered = ({ captured_minor, status }: Payment) => captured_minor > 0 || status === 'authorized';

/** The money comes to a booking that can't have it any more: all of it goes back. */
async function giveBack(trx: Database, { booking, happened, now }: Followed): Promise<void> {
  const promised = await letGoOfPayment(trx, booking.id, { reason: 'paid_too_late', now });
  await recordMoney(trx, booking, [...happened, ...promised]);
  const about = promised.flatMap(({ refund_id }) => (refund_id === undefined ? [] : [refund_id]));
  await enqueueAll(
    trx,
    about.flatMap((refund_id) => refundMailJobs('paid_too_late', { booking_id: booking.id, refund_id })),
  );
}

async function expire(trx: Database, followed: Followed, mail: BookingMove['mail']): Promise<void> {
  const { booking, now } = followed;
  await moveBooking(trx, booking, { to: 'expired', kind: 'expired', actor: BY_SYSTEM, mail, now });
  await giveBack(trx, { ...followed, booking: { ...booking, status: 'expired' } });
}

/** A hold is paid for: it becomes what was booked, and the row that says so is that of the payment itself. */
async function followHold(trx: Database, followed: Followed): Promise<void> {
  const { booking, payment, happened, told, now } = followed;
  if (payment.status === 'voided') {
    return expire(trx, followed, null);
  }
  if (!isCovered(payment)) {
    await recordMoney(trx, booking, happened);
    return told.status === 'processing' ? keepHold(trx, booking, now) : undefined;
  }
  const move = paidMove(followed);
  if (move === null) {
    return expire(trx, followed, null);
  }
  const { kind = 'paid' as const, ...detail } = happened.find(isPaying) ?? {};
  await moveBooking(trx, booking, { ...move, kind, detail, actor: BY_SYSTEM, now });
  return recordMoney(
    trx,
    { ...booking, status: move.to },
    happened.filter((one) => !isPaying(one)),
  );
}

/** The mentor has accepted and the money was taken: now the session stands. */
async function followRequest(trx: Database, followed: Followed): Promise<void> {
  const { booking, payment, happened, now } = followed;
  if (payment.status === 'voided') {
    return expire(trx, followed, payment.capture_asked_at === null ? 'expired' : 'payment_lost');
  }
  await recordMoney(trx, booking, happened);
  if (payment.captured_minor === 0 || payment.capture_asked_at === null) {
    return undefined;
  }
  const actor = { user_id: booking.mentor_user_id, role: 'mentor' } as const;
  return moveBooking(trx, booking, { to: 'confirmed', kind: 'accepted', actor, mail: 'accepted', now });
}

/** A session that lies ahead and has lost its money, at the provider or by a dispute, does not take place. */
async function followSession(trx: Database, { booking, payment, happened, now }: Followed): Promise<void> {
  await recordMoney(trx, booking, happened);
  const isLost = payment.dispute !== 'open' && refundableOf(payment) === 0;
  if (!isLost || now >= Date.parse(booking.start_at)) {
    return;
  }
  const changed = { cancelled_by: 'system' as const, ical_sequence: booking.ical_sequence + 1 };
  await moveBooking(trx, booking, {
    to: 'cancelled',
    kind: 'cancelled',
    actor: BY_SYSTEM,
    changed,
    mail: 'cancelled',
    now,
  });
}

/** Paid after the hold had ended: the time is taken again where it is still free, and else the money goes back. */
async function followExpired(trx: Database, followed: Followed): Promise<void> {
  const { booking, before, happened, now } = followed;
  const wasWaiting = before.status === 'requires_payment' || before.status === 'failed';
  const move = wasWaiting ? paidMove(followed) : null;
  if (move !== null && (await reviveBooking(trx, booking, { ...move, money: happened, now }))) {
    return;
  }
  await giveBack(trx, followed);
}

/** What a dispute kept from going back goes back once it is won. */
async function followEnded(trx: Database, { booking, happened, now }: Followed): Promise<void> {
  const isWon = happened.some(({ kind }) => kind === 'dispute_won');
  const promised = isWon ? await endMoneyOfDispute(trx, booking, now) : [];
  await recordMoney(trx, booking, [...happened, ...promised]);
}

/**
 * Moves the booking to where its payment says it is; see the table of product design, section 6. Under the locks of its
 * people, in the transaction that took the provider's word over.
 */
export async function followPayment(trx: Database, followed: Followed): Promise<void> {
  const { booking, before, payment, happened } = followed;
  const isNew = isCovered(payment) && !(before.captured_minor > 0) && before.status !== payment.status;
  switch (booking.status) {
    case 'pending_payment':
      return followHold(trx, followed);
    case 'requested':
      return followRequest(trx, followed);
    case 'confirmed':
      return followSession(trx, followed);
    case 'expired':
      return isNew ? followExpired(trx, followed) : recordMoney(trx, booking, happened);
    case 'cancelled':
    case 'declined':
      return isNew ? giveBack(trx, followed) : followEnded(trx, followed);
    default:
      return followEnded(trx, followed);
  }
}
