const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours from Monday to Friday, 09:00 to 17:00 in New York, and the busy times in them. */
export interface Workload {
  name: string;
  /** Epoch ms, half-open. */
  from: number;
  to: number;
  duration_min: number;
  step_min: number;
  /** Sorted and disjoint, epoch ms; ends are on the grid, where all peers continue in the same way. */
  busy: readonly { start: number; end: number }[];
}

export const TIME_ZONE = 'America/New_York';
export const OPENS = 9;
export const CLOSES = 17;
export const WEEKDAYS = [1, 2, 3, 4, 5] as const;

/** A Monday, 00:00 in New York. */
const FROM = Date.parse('2027-01-04T05:00:00Z');

/** The same numbers in every run, from 0 to below 1 (a linear congruential generator of Knuth's). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** This many appointments of half an hour, each in a different hour, on days and nights alike. */
function appointments(days: number, count: number): { start: number; end: number }[] {
  const next = random(days);
  const hours = new Set<number>();
  while (hours.size < count) hours.add(Math.floor(next() * days * 24));
  const sorted = [...hours].toSorted((one, other) => one - other);
  return sorted.map((hour) => ({ start: FROM + hour * HOUR_MS, end: FROM + hour * HOUR_MS + 30 * MINUTE_MS }));
}

function workload(days: number, step_min: number, count: number): Workload {
  const name = `${days} days, ${step_min} min step, ${count} busy`;
  return { name, from: FROM, to: FROM + days * DAY_MS, duration_min: 30, step_min, busy: appointments(days, count) };
}

export const WORKLOADS = [workload(30, 30, 20), workload(60, 15, 200), workload(365, 30, 500)];
