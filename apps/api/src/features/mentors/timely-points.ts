const DAY_MS = 24 * 60 * 60_000;

/** Points by how many days lie between something and now; with none of them there are no points. */
type Steps = readonly (readonly [days: number, points: number])[];

/** Since the mentor last did something themselves. */
const ACTIVE: Steps = [
  [14, 300],
  [60, 200],
  [180, 100],
];
/** Until the next free time: a working week with the days that it doesn't count, and two weeks. */
const SOON: Steps = [
  [4, 300],
  [14, 150],
];
/** Since they became a mentor: so that those of whom nobody can say anything yet are seen. */
const NEW: Steps = [
  [14, 600],
  [28, 400],
  [56, 200],
  [84, 100],
];
/** So many reviews weigh as much as the guess of what a mentor is like. */
export const GUESS_WEIGHT = 8;

/** What the clock alone changes the points of. Instants are epoch milliseconds. */
export interface Timing {
  created_at: number;
  /** When the mentor last did something themselves. */
  active_at: number;
  /** Null where no free time is known. */
  next_available_at: number | null;
  review_count: number;
}

const pointsOf = (steps: Steps, apart_ms: number): number =>
  steps.find(([days]) => apart_ms <= days * DAY_MS)?.[1] ?? 0;

/** Being new counts for as much as others' word doesn't yet, which grows by more with each good review than this shrinks. */
const newPoints = (since_ms: number, review_count: number): number =>
  (pointsOf(NEW, since_ms) * GUESS_WEIGHT) / (GUESS_WEIGHT + review_count);

/**
 * Points for recent activity, for a free time soon, and for being new, in coarse steps: each change of a score is a
 * change of the search's index.
 * @param now epoch milliseconds.
 */
export function timelyPoints({ created_at, active_at, next_available_at, review_count }: Timing, now: number): number {
  const soon = next_available_at === null ? 0 : pointsOf(SOON, Math.max(0, next_available_at - now));
  return pointsOf(ACTIVE, now - active_at) + soon + newPoints(now - created_at, review_count);
}

/** The instant right after which a thing of the past is worth less; Infinity when it is worth nothing already. */
function fadesAt(steps: Steps, since: number, now: number): number {
  const step = steps.find(([days]) => now - since <= days * DAY_MS);
  return step === undefined ? Infinity : since + step[0] * DAY_MS + 1;
}

/** The instant at which a thing to come is worth more; Infinity when it is worth all already. */
function gainsAt(steps: Steps, until: number, now: number): number {
  const step = steps.findLast(([days]) => until - now > days * DAY_MS);
  return step === undefined ? Infinity : until - step[0] * DAY_MS;
}

/**
 * From when on the points are others though nothing happens.
 * @returns epoch milliseconds after `now`; Infinity when they stay.
 */
export function nextStep({ created_at, active_at, next_available_at, review_count }: Timing, now: number): number {
  return Math.min(
    fadesAt(ACTIVE, active_at, now),
    next_available_at === null ? Infinity : gainsAt(SOON, next_available_at, now),
    newPoints(now - created_at, review_count) > 0 ? fadesAt(NEW, created_at, now) : Infinity,
  );
}
