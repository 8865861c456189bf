import type { FacetCount, Facets } from '../query.ts';
import { FACETS, HOME_FACETS, type ValueTable } from '../segment/value-table.ts';

/** So many values beside each other would not fit beside a count into the whole numbers of a double. */
const PLACES = 2 ** 22;

/**
 * The values of a facet that any document has, the most first and equals by value.
 * @param counts by the number of the value
 */
export function topValues(table: ValueTable, facet: number, counts: Int32Array, limit: number): FacetCount[] {
  const { ranks, numbers } = table.alphabet();
  const keys: number[] = [];
  for (const number of table.ofFacet(facet).values()) {
    const count = counts[number] as number;
    if (count > 0) keys.push((ranks[number] as number) - count * PLACES);
  }
  const sorted = Float64Array.from(keys).toSorted();
  return Array.from(sorted.subarray(0, limit), (key) => {
    const rank = ((key % PLACES) + PLACES) % PLACES;
    const number = numbers[rank] as number;
    return { value: table.values[number] as string, count: counts[number] as number };
  });
}

/** Counts with what studies at home add to each value; no mentor has a value of both. */
export function withAtHome(table: ValueTable, counts: Int32Array): Int32Array {
  const together = counts.slice();
  for (const [facet, home] of HOME_FACETS) {
    for (const [value, number] of table.ofFacet(home)) {
      const first = table.find(facet, value) as number;
      together[first] = (together[first] as number) + (counts[number] as number);
    }
  }
  return together;
}

type ValueFacets = Omit<Facets, 'available_times'>;
export const facetsOf = (countsOf: (facet: number) => FacetCount[]): ValueFacets =>
  Object.fromEntries(FACETS.map((name, facet) => [name, countsOf(facet)])) as ValueFacets;
