/**
 * A mentor's settings for their bookings (product design, section 5). A copy is kept with each booking. Names say the
 * unit: `_min` minutes, `_h` hours, `_days` local dates, `_pct` per cent.
 */
export interface BookingPolicy {
  min_notice_min: number;
  /** The number of local dates after today that may be booked. */
  window_days: number;
  /** Distance between two starts; null is the service's duration. */
  slot_step_min: number | null;
  buffer_before_min: number;
  buffer_after_min: number;
  max_per_day: number | null;
  max_per_week: number | null;
  requires_approval: boolean;
  /** The time for which a request waits for the mentor. */
  approval_ttl_h: number;
  /** The time for which a booking waits for its payment. */
  hold_min: number;
  /** The time before the start until which a prospect cancels with a full refund. */
  free_cancel_min: number;
  /** The refund of a prospect who cancels later. */
  late_refund_pct: number;
  /** The time before the start until which a booking can be rescheduled. */
  reschedule_min: number;
  max_reschedules: number;
  /** The number of one prospect's requests that may wait for this mentor. */
  max_open_requests: number;
  /** The number of future free sessions of one prospect with this mentor. */
  max_free_sessions: number;
}

export const DEFAULT_POLICY: Readonly<BookingPolicy> = {
  min_notice_min: 720,
  window_days: 60,
  slot_step_min: null,
  buffer_before_min: 0,
  buffer_after_min: 0,
  max_per_day: null,
  max_per_week: null,
  requires_approval: false,
  approval_ttl_h: 48,
  hold_min: 15,
  free_cancel_min: 720,
  late_refund_pct: 0,
  reschedule_min: 720,
  max_reschedules: 2,
  max_open_requests: 5,
  max_free_sessions: 1,
};

/** Some settings of a policy; the mentor's apply for the others. */
export type PolicyOverride = { [Field in keyof BookingPolicy]?: BookingPolicy[Field] | undefined };

/** A policy with some of its settings overridden. A null in the override is a setting of its own, not a gap. */
export function policyInForce(policy: BookingPolicy, override: PolicyOverride | null): BookingPolicy {
  const own = Object.entries(override ?? {}).filter(([, value]) => value !== undefined);
  return { ...policy, ...Object.fromEntries(own) };
}
