import type { BookingPolicy } from './policy.ts';
import type { BookingStatus } from './statuses.ts';
import { paidLaterUntil } from './pay-later.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const JOIN_BEFORE_MIN = 10;
const REPORT_AFTER_START_MIN = 10;
const REPORT_UNTIL_AFTER_END_H = 72;
/** The hours after its end after which a session counts as completed. */
export const COMPLETE_AFTER_END_H = 48;

/** A span of time, half-open, in epoch ms. */
export interface Span {
  start: number;
  end: number;
}

/** The facts that decide when a waiting booking stops waiting. Instants in epoch ms. */
export interface WaitingBooking {
  status: BookingStatus;
  created_at: number;
  /** The time at which it became a request; for a paid one it is later than `created_at`, which counts where this is missing. */
  requested_at?: number | null | undefined;
  start: number;
  policy: Pick<BookingPolicy, 'hold_min' | 'approval_ttl_h' | 'min_notice_min'>;
  /** The time at which its payment opens, where it was booked further ahead than it can be paid. */
  payment_opens_at?: number | null | undefined;
  /** The time at which the payment provider releases an authorised sum. */
  authorisation_ends_at?: number | null | undefined;
}

/**
 * Returns the instant (epoch ms) from which a waiting booking is expired: the end of the hold for one that waits for payment,
 * or a week after its payment opens;
 * for a request the earliest of the mentor's deadline, the notice before the start, and the authorisation's end.
 * @returns null for a booking that doesn't wait.
 */
export function expiryOf(booking: WaitingBooking): number | null {
  const { status, created_at: createdAt, start, policy, payment_opens_at: opens } = booking;
  if (status === 'pending_payment') {
    return typeof opens === 'number' ? paidLaterUntil(opens) : createdAt + policy.hold_min * MINUTE_MS;
  }
  if (status !== 'requested') return null;
  return Math.min(
    (booking.requested_at ?? createdAt) + policy.approval_ttl_h * HOUR_MS,
    start - policy.min_notice_min * MINUTE_MS,
    booking.authorisation_ends_at ?? Infinity,
  );
}

/** Returns the time that a booking takes from the mentor, with buffers, as the exclusion constraint compares it. */
export function busyRange(booking: {
  start: number;
  end: number;
  policy: Pick<BookingPolicy, 'buffer_before_min' | 'buffer_after_min'>;
}): Span {
  return {
    start: booking.start - booking.policy.buffer_before_min * MINUTE_MS,
    end: booking.end + booking.policy.buffer_after_min * MINUTE_MS,
  };
}

/** Returns the time at which the join link opens (epoch ms): 10 minutes before the start. It stays open until the end. */
export function joinOpens(start: number): number {
  return start - JOIN_BEFORE_MIN * MINUTE_MS;
}

/** Returns the time in which the other side can be reported absent: from 10 minutes after the start until 72 hours after the end. */
export function reportSpan({ start, end }: Span): Span {
  return { start: start + REPORT_AFTER_START_MIN * MINUTE_MS, end: end + REPORT_UNTIL_AFTER_END_H * HOUR_MS };
}

/** Returns the time at which a confirmed booking without a report counts as completed (epoch ms): 48 hours after its end. */
export function completesAt(end: number): number {
  return end + COMPLETE_AFTER_END_H * HOUR_MS;
}

export const REVIEW_DAYS = 14;

/** Returns the time in which a session can be reviewed (epoch ms): from its end, for 14 days. */
export function reviewSpan(end: number): Span {
  return { start: end, end: end + REVIEW_DAYS * DAY_MS };
}
