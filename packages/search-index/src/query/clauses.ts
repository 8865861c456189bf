import { FILTERS } from '../document.ts';
import type { Conditions } from '../query.ts';
import type { Segment } from '../segment/segment.ts';
import type { ValueTable } from '../segment/value-table.ts';
import type { LiveSegment } from './live-segment.ts';
import { none, type Ordinals, unionOf } from './ordinals.ts';

/** What a document must have: a word, or any one of the values of a facet. */
export type Clause = { word: string } | { facet: number; numbers: readonly number[] };

const YEARS = FILTERS.length;

function yearClause(table: ValueTable, from: number | null, to: number | null): Clause[] {
  if (from === null && to === null) return [];
  const numbers = [...table.ofFacet(YEARS)]
    .filter(([year]) => (from === null || Number(year) >= from) && (to === null || Number(year) <= to))
    .map(([, number]) => number);
  return [{ facet: YEARS, numbers }];
}

/** What conditions ask for, with values by their numbers. */
export function clausesOf(conditions: Conditions, table: ValueTable): Clause[] {
  const clauses: Clause[] = conditions.words.map((word) => ({ word }));
  FILTERS.forEach((filter, facet) => {
    const values = conditions.values[filter];
    if (values.length === 0) return;
    const numbers = [...new Set(values)].map((value) => table.find(facet, value));
    clauses.push({ facet, numbers: numbers.filter((number) => number !== undefined) });
  });
  const { education_start_year_from, education_start_year_to } = conditions;
  return [...clauses, ...yearClause(table, education_start_year_from, education_start_year_to)];
}

/** The list of a value in a segment, -1 where no document has it. */
export function listOfValue({ value_numbers }: Segment, number: number): number {
  let low = 0;
  let high = value_numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((value_numbers[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return value_numbers[low] === number ? low : -1;
}

/** The documents of a segment that a clause lets through, dead ones among them. */
export function matching(live: LiveSegment, clause: Clause): Ordinals {
  if ('word' in clause) return live.match(clause.word).all;
  const { segment } = live;
  const lists = clause.numbers.map((number) => listOfValue(segment, number)).filter((list) => list >= 0);
  return lists.length === 0 ? none() : unionOf(segment.value_lists, lists, segment.size);
}
