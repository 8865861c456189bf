import { MINUTE_MS } from './time.ts';

/** The part of a booking policy that decides which slots there are. All lengths in minutes of elapsed time. */
export interface SlotPolicy {
  duration_min: number;
  /** Distance between two starts; null is the duration. */
  slot_step_min: number | null;
  buffer_before_min: number;
  buffer_after_min: number;
  min_notice_min: number;
  /** How many local dates after today may still be booked: 0 is today alone. */
  window_days: number;
  /** Most bookings that may start on one local date. */
  max_per_day: number | null;
  /** Most bookings that may start in one local week, Monday to Sunday. */
  max_per_week: number | null;
}

/** Time that is taken, half-open. Instants in epoch ms. */
export interface BusyInterval {
  start: number;
  end: number;
  /** A booking's own buffers, in minutes. They come on top of the slot's. */
  buffer_before_min?: number | undefined;
  buffer_after_min?: number | undefined;
  /** Only the mentor's own bookings are of this kind: they count towards the caps. */
  kind?: 'booking' | undefined;
}

/** A question about a schedule. Instants in epoch ms. */
export interface SlotQuestion {
  policy: SlotPolicy;
  /**
   * In any order. If there is a daily or weekly limit, it has all bookings of the local days and weeks of [from, to).
   * A booking that is rescheduled is left out.
   */
  busy: readonly BusyInterval[];
  now: number;
  /** The first start that counts. */
  from: number;
  /** The first start that no longer counts. */
  to: number;
  /** The number of slots after which to stop. */
  limit?: number | undefined;
}

/** A policy's lengths in ms. */
export interface SlotLengths {
  duration: number;
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  notice: number;
}

export function slotLengths(policy: SlotPolicy): SlotLengths {
  return {
    duration: policy.duration_min * MINUTE_MS,
    step: (policy.slot_step_min ?? policy.duration_min) * MINUTE_MS,
    bufferBefore: policy.buffer_before_min * MINUTE_MS,
    bufferAfter: policy.buffer_after_min * MINUTE_MS,
    notice: policy.min_notice_min * MINUTE_MS,
  };
}

/** A busy interval with its own buffers, half-open, in epoch ms. */
export function widened(interval: BusyInterval): { start: number; end: number } {
  return {
    start: interval.start - (interval.buffer_before_min ?? 0) * MINUTE_MS,
    end: interval.end + (interval.buffer_after_min ?? 0) * MINUTE_MS,
  };
}
