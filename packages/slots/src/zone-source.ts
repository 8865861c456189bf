/** One change of a zone's clock: from `at` (epoch ms, UTC) on, local time is UTC plus `offset` (ms). */
export interface Transition {
  at: number;
  offset: number;
}

/** A platform's facts about one zone; read once, when the zone's table is made. */
export interface ZoneSource {
  /** The identifier in the platform's own spelling, like `Europe/Berlin`. */
  time_zone: string;
  /** Local time minus UTC, in ms, at an instant (epoch ms). */
  offsetAt(instant: number): number;
  /** The changes with `from < at <= to`, in order; all in epoch ms. */
  transitions(from: number, to: number): Transition[];
}
