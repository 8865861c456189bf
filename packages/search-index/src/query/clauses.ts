import { valueFilters } from '@abroad/contract/search-filters';
import { readLimit } from '@abroad/reference-data/price-steps';
import { anyOfHalfHours, type HalfHours } from '../half-hours.ts';
import type { Conditions } from '../query.ts';
import { HOME_FACETS, STUDY_FACETS, type ValueTable } from '../segment/value-table.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Ordinals } from './ordinals.ts';

/**
 * A condition on a document: a word, any one of the values of a facet, of what studies at home add to it too, a free time until
 * then, or one in any of some half hours.
 */
export type Clause =
  | { word: string }
  | { facet: number; numbers: readonly number[] }
  | { until: number }
  | { half_hours: HalfHours };

const YEARS = valueFilters.length;
export const PRICES = valueFilters.indexOf('prices');

/** A facet, and what studies at home add to it where they count. */
function facetsOf(facet: number, { at_home }: Conditions): number[] {
  const home = at_home ? HOME_FACETS.get(facet) : undefined;
  return home === undefined ? [facet] : [facet, home];
}

function yearClause(table: ValueTable, conditions: Conditions): Clause[] {
  const { education_start_year_from: from, education_start_year_to: to } = conditions;
  if (from === null && to === null) return [];
  const isMeant = (year: string) => (from === null || Number(year) >= from) && (to === null || Number(year) <= to);
  const known = facetsOf(YEARS, conditions).flatMap((facet) => Array.from(table.ofFacet(facet)));
  return [{ facet: YEARS, numbers: known.filter(([year]) => isMeant(year)).map(([, number]) => number) }];
}

/** The numbers of a value, or of all steps of prices up to a limit. */
function numbersOf(table: ValueTable, facet: number, value: string): (number | undefined)[] {
  const limit = facet === PRICES ? readLimit(value) : null;
  if (limit === null) return [table.find(facet, value)];
  return Array.from(table.ofFacet(facet)).flatMap(([step, number]) => (Number(step) <= limit ? [number] : []));
}

function timesClause({ available_times: { sets, asked } }: Conditions): Clause[] {
  return asked.length === 0 ? [] : [{ half_hours: anyOfHalfHours(asked.map((name) => sets[name] ?? [])) }];
}

/** Returns the clauses of conditions, with values by their numbers. */
export function clausesOf(conditions: Conditions, table: ValueTable): Clause[] {
  const clauses: Clause[] = conditions.words.map((word) => ({ word }));
  valueFilters.forEach((filter, facet) => {
    const values = [...new Set(conditions.values[filter])];
    if (values.length === 0) return;
    const numbers = facetsOf(facet, conditions).flatMap((one) =>
      values.flatMap((value) => numbersOf(table, one, value)),
    );
    clauses.push({ facet, numbers: numbers.filter((number) => number !== undefined) });
  });
  const { available_until: until } = conditions;
  return [
    ...clauses,
    ...yearClause(table, conditions),
    ...(until === null ? [] : [{ until }]),
    ...timesClause(conditions),
  ];
}

/** Returns the wishes that one study abroad has to meet: by filter of studies, the numbers of its values. None where studies at home count. */
export const studyWishes = (clauses: readonly Clause[], { at_home }: Conditions): ReadonlySet<number>[] =>
  at_home
    ? []
    : clauses.flatMap((clause) =>
        'facet' in clause && STUDY_FACETS.has(clause.facet) ? [new Set(clause.numbers)] : [],
      );

/** The documents of a segment that a clause lets through, dead ones among them. */
export function matching(live: LiveSegment, clause: Clause): Ordinals {
  if ('word' in clause) return live.match(clause.word).all;
  if ('half_hours' in clause) return live.availableIn(clause.half_hours);
  return 'until' in clause ? live.availableUntil(clause.until) : live.withValues(clause.numbers);
}
