import { FILTERS } from '../document.ts';
import type { Conditions } from '../query.ts';
import type { ValueTable } from '../segment/value-table.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Ordinals } from './ordinals.ts';

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

/** The documents of a segment that a clause lets through, dead ones among them. */
export const matching = (live: LiveSegment, clause: Clause): Ordinals =>
  'word' in clause ? live.match(clause.word).all : live.withValues(clause.numbers);
