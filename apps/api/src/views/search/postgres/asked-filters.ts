import { LIMITS, type SearchFilters } from '@abroad/contract';
import type { Facets } from '../port.ts';
import { quoted } from '../../../db/lexemes.ts';

/** A filter whose values are counted. */
export type FacetName = keyof Facets;

/** The letter that stands before a value of each filter in `search_document.filters`. */
export const KINDS: Readonly<Record<FacetName, string>> = {
  origin_country_codes: 'o',
  destination_country_codes: 't',
  university_ids: 'u',
  degree_ids: 'g',
  topics: 'p',
  education_start_years: 'y',
};
export const FACET_NAMES = Object.keys(KINDS) as FacetName[];
/** Every document has it. */
export const EVERYBODY = '*';

/** Filters as the database takes them: a group's values are alternatives, and groups must all hold. */
export interface AskedFilters {
  values: string[];
  /** By value, the number of its group. */
  groups: number[];
  /** The same as a tsquery over `filters`. */
  query: string;
  /** Nothing is asked. */
  isEmpty: boolean;
}

function yearsOf({ education_start_year_from: from, education_start_year_to: to }: SearchFilters): string[] {
  if (from === undefined && to === undefined) {
    return [];
  }
  const first = Math.max(from ?? LIMITS.year_min, LIMITS.year_min);
  const last = Math.min(to ?? LIMITS.year_max, LIMITS.year_max);
  // No year at all meets bounds that are the wrong way round: a group needs a value, and nobody has this one.
  return last < first ? [''] : Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
}

/** @param except a filter to leave out, so that its values can be counted. */
export function askedFilters(filters: SearchFilters, except?: FacetName): AskedFilters {
  const asked = FACET_NAMES.filter((name) => name !== except)
    .map((name) =>
      (name === 'education_start_years' ? yearsOf(filters) : filters[name]).map((value) => `${KINDS[name]}${value}`),
    )
    .filter((values) => values.length > 0);
  const groups = asked.length === 0 ? [[EVERYBODY]] : asked;
  return {
    values: groups.flat(),
    groups: groups.flatMap((values, number) => values.map(() => number)),
    query: groups.map((values) => `(${values.map(quoted).join(' | ')})`).join(' & '),
    isEmpty: asked.length === 0,
  };
}
