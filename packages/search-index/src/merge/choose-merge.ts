import type { LiveSegment } from '../query/live-segment.ts';

/** So many of the smallest segments may wait for each other. */
const SMALLEST_TOGETHER = 4;
/** A segment of which less lives is put together anew. */
const ENOUGH_ALIVE = 0.7;

/** As many of the smallest as may be one segment. */
function fitting(segments: readonly LiveSegment[], largest: number): LiveSegment[] {
  const chosen: LiveSegment[] = [];
  let together = 0;
  for (const live of segments.toSorted((one, other) => one.alive - other.alive)) {
    together += live.alive;
    if (together > largest) break;
    chosen.push(live);
  }
  return chosen;
}

/**
 * Chooses segments that should become one: those of a size, where there are several; two of the largest, where they
 * still fit together; or one of which much has died.
 * @param sizes the limits of the sizes, rising; no segment gets larger than the last
 */
export function chooseMerge(segments: readonly LiveSegment[], sizes: readonly number[]): LiveSegment[] {
  const largest = sizes.at(-1) ?? 0;
  for (const [nth, size] of sizes.entries()) {
    const below = sizes[nth - 1] ?? 0;
    const alike = segments.filter(({ alive }) => alive > below && alive <= size);
    const chosen = fitting(alike, largest);
    if (chosen.length >= (nth === 0 ? SMALLEST_TOGETHER : 2)) return chosen;
  }
  const wasted = segments.find(
    ({ segment, alive }) => segment.size > (sizes[0] ?? 0) && alive < segment.size * ENOUGH_ALIVE,
  );
  return wasted === undefined ? [] : [wasted];
}
