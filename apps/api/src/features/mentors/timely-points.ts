import { QUALITY_POINTS, type Steps } from '@abroad/contract/ranking';

const DAY_MS = 24 * 60 * 60_000;

const { active: ACTIVE, soon: SOON, new: NEW, assumed_reviews } = QUALITY_POINTS;

/** The facts by which the points change as time passes. Instants are epoch milliseconds. */
export interface Timing {
  created_at: number;
  /** When the mentor was last active. */
  active_at: number;
  /** Null if no available time is known. */
  next_available_at: number | null;
  review_count: number;
}

const pointsOf = (steps: Steps, apart_ms: number): number =>
  steps.find(([days]) => apart_ms <= days * DAY_MS)?.[1] ?? 0;

/** Points for being new shrink with each review, by less than a good review adds. */
const newPoints = (since_ms: number, review_count: number): number =>
  (pointsOf(NEW, since_ms) * assumed_reviews) / (assumed_reviews + review_count);

/**
 * Points for recent activity, an available time soon, and being new. The steps are coarse because each change of a
 * score changes the search's index.
 * @param now epoch milliseconds.
 */
export function timelyPoints({ created_at, active_at, next_available_at, review_count }: Timing, now: number): number {
  const soon = next_available_at === null ? 0 : pointsOf(SOON, Math.max(0, next_available_at - now));
  return pointsOf(ACTIVE, now - active_at) + soon + newPoints(now - created_at, review_count);
}

/** When points for something past fall; Infinity if there are none. */
function pointsFallAt(steps: Steps, since: number, now: number): number {
  const step = steps.find(([days]) => now - since <= days * DAY_MS);
  return step === undefined ? Infinity : since + step[0] * DAY_MS + 1;
}

/** When points for something ahead rise; Infinity if they are at their maximum. */
function pointsRiseAt(steps: Steps, until: number, now: number): number {
  const step = steps.findLast(([days]) => until - now > days * DAY_MS);
  return step === undefined ? Infinity : until - step[0] * DAY_MS;
}

/**
 * When the points change next without an event.
 * @returns epoch milliseconds after `now`; Infinity if they stay.
 */
export function nextPointsChange(
  { created_at, active_at, next_available_at, review_count }: Timing,
  now: number,
): number {
  return Math.min(
    pointsFallAt(ACTIVE, active_at, now),
    next_available_at === null ? Infinity : pointsRiseAt(SOON, next_available_at, now),
    newPoints(now - created_at, review_count) > 0 ? pointsFallAt(NEW, created_at, now) : Infinity,
  );
}
