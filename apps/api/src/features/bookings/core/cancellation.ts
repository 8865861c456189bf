import { freeCancelUntil, keptFreeCancel, refund, type Refund, type RefundReason } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { fromMinor, payableStep } from '@abroad/reference-data';
import type { Selectable } from 'kysely';
import { toInstant } from '../../../core/clock.ts';
import type { BookingTable, RefundReason as PromisedFor } from '../../../db/tables.ts';
import { refundableOf, type Payment } from '../../payments/index.ts';

type Cancellable = Pick<Selectable<BookingTable>, 'policy' | 'start_at' | 'free_cancel_until'>;
type Cancelled = Cancellable & Pick<Selectable<BookingTable>, 'price_minor' | 'currency'>;
type Reason = NonNullable<Booking['cancellation']>['reason'];

/** The rules' reasons as the wire and as the refund have them. */
const REASONS: Readonly<Record<RefundReason, { told: Reason; promised: PromisedFor }>> = {
  NOTHING_PAID: { told: 'nothing_paid', promised: 'platform_cancelled' },
  MENTOR_CANCELLED: { told: 'mentor_cancelled', promised: 'mentor_cancelled' },
  PLATFORM_CANCELLED: { told: 'mentor_cancelled', promised: 'platform_cancelled' },
  IN_TIME: { told: 'in_time', promised: 'cancelled_in_time' },
  LATE: { told: 'late', promised: 'cancelled_late' },
};

export const promisedFor = ({ reason }: Pick<Refund, 'reason'>): PromisedFor => REASONS[reason].promised;

/** The booking as the rules ask of it. */
const cancellable = ({ start_at, policy, free_cancel_until }: Cancellable) => ({
  start: Date.parse(start_at),
  policy,
  free_cancel_until: free_cancel_until === null ? null : Date.parse(free_cancel_until),
});

/**
 * What a booking that is rescheduled keeps of its free cancellation.
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
 * What it gives back when this side cancels now: product design, section 6.
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
    // What is promised, and what the bank has taken back, does not go back once more.
    refunded_minor: payment ? payment.captured_minor - refundableOf(payment) : 0,
    step_minor: payableStep(booking.currency),
    cancelled_by: by,
    now,
    ...cancellable(booking),
  });
}

/** The same as a person is shown it before anything happens. */
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
