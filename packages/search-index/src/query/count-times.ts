import type { FacetCount, NamedTimes } from '../query.ts';
import { intersectionOf } from './intersect.ts';
import type { LiveSegment } from './live-segment.ts';
import { counted, type Ordinals } from './ordinals.ts';

/** How many of some documents can be booked at each of some times, the most first and equals by name. */
export function countTimes(
  found: readonly { live: LiveSegment; hits: Ordinals }[],
  { sets }: NamedTimes,
  limit: number,
): FacetCount[] {
  const counts = Object.entries(sets).map(([value, set]) => {
    let count = 0;
    for (const { live, hits } of found) {
      count += counted(intersectionOf([hits, live.availableIn(set)], live.scratch.lend));
    }
    return { value, count };
  });
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, limit);
}
