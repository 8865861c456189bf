import {
  freeCancelUntil,
  keptFreeCancel,
  refund,
  type BookingEvent,
  type NoShowOutcome,
  type Refund,
  type RefundReason,
} from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { payableStep } from '@abroad/reference-data/payable-step';
import type { Selectable } from 'kysely';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingTable, RefundReason as PromisedFor } from '../../../db/tables.ts';
import { earnPayments } from '../../payments/ledger.ts';
import { voidOrRefundPayment, promiseRefund } from '../../payments/refunds.ts';
import { lockPaymentOf, refundableOf, type Payment } from '../../payments/payment.ts';
import { refundForNoShow, settleNoShow, waitForNoShow } from '../../payments/wait-for-no-show.ts';
import type { MoneyEvent } from '../../payments/money-event.ts';
import { recordNews, type CONSEQUENCES } from './consequences.ts';
import { BY_SYSTEM, type EventActor } from './history.ts';

type Cancellable = Pick<
  Selectable<BookingTable>,
  'policy' | 'start_at' | 'free_cancel_until' | 'withdraw_until' | 'withdraw_after_start'
>;
type Cancelled = Cancellable & Pick<Selectable<BookingTable>, 'price_minor' | 'currency'>;
type Reason = NonNullable<Booking['cancellation']>['reason'];

/** The rules' reasons in the API and in refunds. */
const REASONS: Readonly<Record<RefundReason, { told: Reason; promised: PromisedFor }>> = {
  NOTHING_PAID: { told: 'nothing_paid', promised: 'platform_cancelled' },
  MENTOR_CANCELLED: { told: 'mentor_cancelled', promised: 'mentor_cancelled' },
  PLATFORM_CANCELLED: { told: 'mentor_cancelled', promised: 'platform_cancelled' },
  IN_TIME: { told: 'in_time', promised: 'cancelled_in_time' },
  LATE: { told: 'late', promised: 'cancelled_late' },
};

const promisedFor = ({ reason }: Pick<Refund, 'reason'>): PromisedFor => REASONS[reason].promised;

/** The booking in the form that the rules use. */
const cancellable = ({ start_at, policy, free_cancel_until, withdraw_until, withdraw_after_start }: Cancellable) => ({
  start: Date.parse(start_at),
  policy,
  free_cancel_until: free_cancel_until === null ? null : Date.parse(free_cancel_until),
  withdraw_until: withdraw_until === null ? null : Date.parse(withdraw_until),
  withdraw_after_start,
});

/**
 * The free cancellation of a rescheduled booking.
 * @param reschedule.now epoch milliseconds.
 */
export function freeCancelAfterReschedule(
  booking: Cancellable,
  reschedule: { wished_by: 'mentor' | 'prospect'; now: number },
): string | null {
  const kept = keptFreeCancel(cancellable(booking), reschedule);
  return kept === null ? null : toInstant(kept);
}

/**
 * The refund if this side cancels now: product design, section 6.
 * @param now epoch milliseconds.
 */
export function refundFor(
  booking: Cancelled,
  payment: Payment | null | undefined,
  { by, now }: { by: 'mentor' | 'prospect' | 'system'; now: number },
): Refund {
  return refund({
    price_minor: booking.price_minor,
    captured_minor: payment?.captured_minor ?? 0,
    // Less the refunds already promised and the amount charged back.
    refunded_minor: payment ? payment.captured_minor - refundableOf(payment) : 0,
    step_minor: payableStep(booking.currency),
    cancelled_by: by,
    now,
    ...cancellable(booking),
  });
}

/** The same, as shown before the cancellation. */
export function presentCancellation(
  booking: Cancelled,
  payment: Payment | null,
  asked: { by: 'mentor' | 'prospect'; now: number },
): NonNullable<Booking['cancellation']> {
  const { refund_minor, reason } = refundFor(booking, payment, asked);
  const free_until = freeCancelUntil(cancellable(booking));
  return {
    refund: fromMinor(refund_minor, booking.currency) ?? 0,
    reason: REASONS[reason].told,
    free_until: toInstant(free_until),
  };
}

type Row = Selectable<BookingTable>;

interface Ending {
  event: BookingEvent;
  money: (typeof CONSEQUENCES)[BookingEvent]['money'];
  by: EventActor;
  /** Epoch milliseconds. */
  now: number;
}

/** In these states a captured payment is the mentor's, or will be. */
const PAID_FOR: ReadonlySet<Row['status']> = new Set(['confirmed', 'completed', 'no_show_prospect']);

/**
 * A booking is cancelled, or withdrawn from: the refund of its policy is promised, and the mentor earns the rest. An amount that
 * is only authorised is voided. The payment of a session that the platform ends is lost already.
 */
async function returnByPolicy(trx: Database, booking: Row, { by, now }: Ending): Promise<MoneyEvent[]> {
  if (!PAID_FOR.has(booking.status)) {
    return voidOrRefundPayment(trx, booking.id, { reason: 'platform_cancelled', now });
  }
  const payment = by.role === 'system' ? undefined : await lockPaymentOf(trx, booking.id);
  if (!payment) {
    return [];
  }
  const due = refundFor(booking, payment, { by: by.role, now });
  const happened = await promiseRefund(trx, payment, { amount_minor: due.refund_minor, reason: promisedFor(due), now });
  await earnPayments(trx, [booking.id]);
  return happened;
}

/** The outcome by the event that ends the case of a no-show. */
const OUTCOMES: Partial<Record<BookingEvent, NoShowOutcome>> = {
  settle_mentor_absent: 'mentor_absent',
  settle_prospect_absent: 'prospect_absent',
  settle_both_came: 'both_came',
  settle_technical: 'technical',
};

/**
 * Settles a booking's payment for an event that ends it. Call it with the users' locks held.
 * @param booking as it was before.
 */
export async function settleMoney(trx: Database, booking: Row, ending: Ending): Promise<MoneyEvent[]> {
  if (booking.price_minor === 0) {
    return [];
  }
  switch (ending.money) {
    case 'returned_by_policy':
      return returnByPolicy(trx, booking, ending);
    case 'waits_for_no_show':
      await waitForNoShow(trx, booking.id);
      return [];
    case 'decided_by_no_show': {
      const outcome = OUTCOMES[ending.event];
      return outcome === undefined ? [] : settleNoShow(trx, booking.id, { outcome, now: ending.now });
    }
    case 'earned':
      await earnPayments(trx, [booking.id]);
      return [];
    default:
      return [];
  }
}

/**
 * The refund of an ended booking after a won dispute: the amount that its end would have refunded without the dispute.
 * Call it with the users' locks held.
 * @param now epoch milliseconds.
 */
export async function returnAfterDispute(trx: Database, booking: Row, now: number): Promise<MoneyEvent[]> {
  const payment = await lockPaymentOf(trx, booking.id);
  const isHeld = booking.status === 'completed' || booking.status === 'no_show_prospect';
  const no_show = await trx
    .selectFrom('no_show_case')
    .select('outcome')
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  // The end of an open case decides about the money.
  const isOpen = no_show !== undefined && no_show.outcome === null;
  if (!payment || isHeld || isOpen) {
    return [];
  }
  const outcome = no_show?.outcome;
  if (outcome === 'technical' || outcome === 'mentor_absent') {
    return refundForNoShow(trx, payment, { outcome, now });
  }
  const by = booking.status === 'cancelled' ? (booking.cancelled_by ?? 'system') : 'system';
  const due = refundFor(booking, payment, { by, now: Date.parse(booking.updated_at) });
  return promiseRefund(trx, payment, { amount_minor: due.refund_minor, reason: promisedFor(due), now });
}

/**
 * Adds a payment event to a booking's history, and notifies those concerned.
 * @param told.is_too_late the payment came too late for the booking; the prospect is notified that it is refunded.
 */
export const recordMoney = (
  trx: Database,
  booking: Pick<Row, 'id' | 'status'>,
  happened: readonly MoneyEvent[],
  { is_too_late = false } = {},
): Promise<void> =>
  recordNews(
    trx,
    booking,
    happened.map(({ kind, ...detail }) => ({
      event: is_too_late && kind === 'refund_promised' ? 'refund_promised_too_late' : kind,
      by: BY_SYSTEM,
      detail,
    })),
  );
