/** Ranges, given entry by entry as starts and ends, in the order of their starts. */
export function sortedByStart(starts: readonly number[], ends: readonly number[]) {
  const pairs = starts.map((start, index) => ({ start, end: ends[index] ?? start }));
  pairs.sort((one, other) => one.start - other.start);
  return { starts: pairs.map((pair) => pair.start), ends: pairs.map((pair) => pair.end) };
}
