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

/** What is asked of a schedule. Instants in epoch ms. */
export interface SlotQuestion {
  policy: SlotPolicy;
  /**
   * In any order. Whoever sets a cap gives the bookings of the whole local days and weeks that [from, to) touches;
   * whoever moves a booking leaves that one out.
   */
  busy: readonly BusyInterval[];
  now: number;
  /** The first start that counts. */
  from: number;
  /** The first start that no longer counts. */
  to: number;
  /** Stop after so many slots. */
  limit?: number | undefined;
}
