import { widened } from './question.ts';
import type { BusyInterval } from './question.ts';
import { sortedByStart } from './sort-ranges.ts';

/** Busy time as sorted, disjoint ranges, entry by entry, in epoch ms. */
export interface BusyRanges {
  starts: number[];
  ends: number[];
}

/**
 * Returns busy intervals, each widened by its own buffers, sorted and merged.
 * @param from epoch ms; earlier ends are left out.
 * @param to epoch ms; later starts are left out.
 */
export function busyRanges(busy: readonly BusyInterval[], from: number, to: number): BusyRanges {
  const starts: number[] = [];
  const ends: number[] = [];
  let latest = -Infinity;
  let sorted = true;
  for (const interval of busy) {
    const { start, end } = widened(interval);
    // Half-open: empty intervals overlap with nothing.
    if (end <= start || end <= from || start >= to) continue;
    if (start < latest) sorted = false;
    latest = start;
    starts.push(start);
    ends.push(end);
  }
  return merge(sorted ? { starts, ends } : sortedByStart(starts, ends));
}

/** Merges sorted ranges that meet, in place. */
function merge({ starts, ends }: BusyRanges): BusyRanges {
  let last = -1;
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] ?? 0;
    const end = ends[index] ?? 0;
    if (last >= 0 && start <= (ends[last] ?? 0)) {
      ends[last] = Math.max(ends[last] ?? 0, end);
      continue;
    }
    last += 1;
    starts[last] = start;
    ends[last] = end;
  }
  starts.length = last + 1;
  ends.length = last + 1;
  return { starts, ends };
}
