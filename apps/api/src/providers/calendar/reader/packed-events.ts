import type { BusyEvent } from '../port.ts';

/** Events as a few large values. They pass between threads in one step, during which no request is served. */
export interface PackedEvents {
  keys: string[];
  uids: (string | null)[];
  /** How many times each event takes. */
  counts: number[];
  /** Starts and ends by turns, in epoch ms. */
  times: Float64Array<ArrayBuffer>;
}

export function packEvents(events: readonly BusyEvent[]): PackedEvents {
  return {
    keys: events.map(({ event_key }) => event_key),
    uids: events.map(({ uid }) => uid),
    counts: events.map(({ times }) => times.length),
    times: Float64Array.from(events.flatMap(({ times }) => times.flatMap(({ start, end }) => [start, end]))),
  };
}

export function unpackEvents({ keys, uids, counts, times }: PackedEvents): BusyEvent[] {
  let at = 0;
  return keys.map((event_key, index) => {
    const spans = Array.from({ length: counts[index] ?? 0 }, (_span, nth) => ({
      start: times[at + nth * 2] ?? 0,
      end: times[at + nth * 2 + 1] ?? 0,
    }));
    at += spans.length * 2;
    return { event_key, uid: uids[index] ?? null, times: spans };
  });
}
