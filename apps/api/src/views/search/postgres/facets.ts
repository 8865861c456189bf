import type { SearchFilters } from '@abroad/contract';
import type { Database } from '../../../db/connection.ts';
import { type FacetName, KINDS } from '../../../db/filter-lexemes.ts';
import { NO_FACETS, type Facets } from '../port.ts';
import { askedFilters } from './asked-filters.ts';
import { ALL, countByBits, countByReading, countFiltered, estimateByWords } from './count-values.ts';

const FACET_NAMES = Object.keys(KINDS) as FacetName[];
/** So many mentors are looked at one by one. */
const MOST_READ = 30_000;

interface Asked {
  filters: SearchFilters;
  words: readonly string[];
  most: number;
}

/** Counts values of filters that have the same other filters. */
async function countTogether(db: Database, names: readonly FacetName[], asked: Asked): Promise<Partial<Facets>> {
  const { words, most } = asked;
  const [name] = names;
  const filters = askedFilters(asked.filters, name);
  const isAll = asked.filters.studies === 'all';
  const until = asked.filters.available_until;
  if (until !== undefined) {
    return countByReading(db, { names, isAll, words, filters, most, until, isSampled: false });
  }
  if (words.length > 0) {
    const isSampled = (await estimateByWords(db, words, filters)) > MOST_READ;
    return countByReading(db, { names, isAll, words, filters, most, isSampled });
  }
  const all = await countFiltered(db, filters);
  const isRead = (one: FacetName) => all === null || (one === 'university_ids' && all <= MOST_READ);
  const read = names.filter(isRead);
  const counted = await Promise.all([
    ...(read.length > 0 ? [countByReading(db, { names: read, isAll, words, filters, most, isSampled: false })] : []),
    ...names.filter((one) => !isRead(one)).map((one) => countByBits(db, { name: one, isAll }, filters, most)),
  ]);
  return Object.assign({}, ...counted) as Partial<Facets>;
}

const isAsked = (filters: SearchFilters, name: FacetName) =>
  name === 'education_start_years'
    ? filters.education_start_year_from !== undefined || filters.education_start_year_to !== undefined
    : filters[name].length > 0;

/**
 * Counts the values of every filter under the other filters: exactly, but where words are met by more than `MOST_READ` a
 * sample is counted, and where as many are found without words only the universities of many mentors are named.
 * @param words those that are looked for.
 */
export async function readFacets(db: Database, filters: SearchFilters, words: readonly string[]): Promise<Facets> {
  const asked = { filters, words, most: filters.facet_limit ?? ALL };
  const alone = FACET_NAMES.filter((name) => isAsked(filters, name));
  const together = FACET_NAMES.filter((name) => !isAsked(filters, name));
  const groups = [...alone.map((name) => [name]), together].filter((names) => names.length > 0);
  const counted = await Promise.all(groups.map((names) => countTogether(db, names, asked)));
  return Object.assign({ ...NO_FACETS }, ...counted) as Facets;
}
