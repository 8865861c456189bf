import type { BookingPolicy } from './policy.ts';
import { MINUTE_MS } from './time.ts';
import type { Actor } from './transitions.ts';
import { mayWithdrawUntil } from './withdrawal.ts';

/** Sums in the currency's minor units, whole and not negative; instants in epoch ms. */
export interface RefundCase {
  price_minor: number | null;
  /** The amount captured from the prospect so far. */
  captured_minor: number;
  /** The amount refunded so far. */
  refunded_minor: number;
  policy: Pick<BookingPolicy, 'free_cancel_min' | 'late_refund_pct'>;
  /** See `Cancellable`. */
  free_cancel_until?: number | null;
  withdraw_until?: number | null;
  withdraw_after_start?: boolean;
  /** The smallest step between payable sums of the currency. */
  step_minor: number;
  /** `mentor` also where the mentor did not come; `system` where the platform can't keep the booking. */
  cancelled_by: Actor;
  now: number;
  start: number;
}

export type RefundReason = 'NOTHING_PAID' | 'MENTOR_CANCELLED' | 'PLATFORM_CANCELLED' | 'IN_TIME' | 'LATE';

export interface Refund {
  /** The amount to refund now, in addition to earlier refunds. */
  refund_minor: number;
  reason: RefundReason;
  words: string;
}

/**
 * Returns the refund of a cancellation. It is full where the mentor or the platform cancels, and for a prospect until
 * `free_cancel_min` before the start, that minute included; afterwards `late_refund_pct` of the price, rounded down to a payable sum.
 * It is never more than is still held, and never negative.
 */
export function refund(of: RefundCase): Refund {
  const held = Math.max(0, of.captured_minor - of.refunded_minor);
  if (of.captured_minor <= 0) return { refund_minor: 0, reason: 'NOTHING_PAID', words: 'Nothing was paid.' };
  if (of.cancelled_by === 'mentor') {
    return {
      refund_minor: held,
      reason: 'MENTOR_CANCELLED',
      words: 'The mentor cancelled: the full price is refunded.',
    };
  }
  if (of.cancelled_by === 'system') {
    return {
      refund_minor: held,
      reason: 'PLATFORM_CANCELLED',
      words: 'The booking could not be kept: the full price is refunded.',
    };
  }
  if (of.now <= freeCancelUntil(of)) {
    return { refund_minor: held, reason: 'IN_TIME', words: 'Cancelled in time: the full price is refunded.' };
  }
  const share = Math.floor(((of.price_minor ?? 0) * of.policy.late_refund_pct) / 100);
  const due = share - (share % of.step_minor);
  const percent = of.policy.late_refund_pct;
  return {
    refund_minor: Math.min(held, Math.max(0, due - of.refunded_minor)),
    reason: 'LATE',
    words:
      percent > 0 ? `Cancelled late: ${percent} % of the price is refunded.` : 'Cancelled late: nothing is refunded.',
  };
}

/** The facts of a booking's free cancellation; instants in epoch ms. */
export interface Cancellable {
  start: number;
  policy: Pick<BookingPolicy, 'free_cancel_min'>;
  /** The end of free cancellation, where it ended before the prospect rescheduled; null or left out where the start decides. */
  free_cancel_until?: number | null;
  /** The end of the prospect's right to withdraw from the contract; null or left out without that right. */
  withdraw_until?: number | null;
  withdraw_after_start?: boolean;
}

/**
 * Returns the last instant (epoch ms) at which a prospect cancels with a full refund. A student who may withdraw from the contract also gets it
 * by cancelling, because otherwise the wrong button would cost them the price.
 */
export function freeCancelUntil({
  start,
  policy,
  free_cancel_until = null,
  withdraw_until = null,
  withdraw_after_start = false,
}: Cancellable): number {
  const by_policy = free_cancel_until ?? start - policy.free_cancel_min * MINUTE_MS;
  const by_law = mayWithdrawUntil({ start, withdraw_until, withdraw_after_start });
  return by_law === null ? by_policy : Math.max(by_policy, by_law - 1);
}

/**
 * Returns the free cancellation's end that a rescheduled booking keeps: null, so that it is computed from the new start,
 * unless the prospect asked for the reschedule and it had ended. Otherwise a reschedule would be a way around the policy.
 * @param moved.wished_by who asked for the other time.
 * @returns epoch ms, or null
 */
export function keptFreeCancel(
  booking: Cancellable,
  moved: { wished_by: Exclude<Actor, 'system'>; now: number },
): number | null {
  const ends = freeCancelUntil(booking);
  return moved.wished_by === 'prospect' && moved.now > ends ? ends : null;
}
