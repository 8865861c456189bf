import type { SearchFilters } from '@abroad/contract';
import type { NamedTimes } from '@abroad/search-index';
import type { Database } from '../../../db/connection.ts';
import { type FacetName, KINDS } from '../../../db/filter-lexemes.ts';
import { NO_FACETS, type Facets } from '../port.ts';
import { askedFilters } from './asked-filters.ts';
import { countTimes } from './count-times.ts';
import { ALL, countByBits, countByReading, countFiltered, estimateByWords, type AskedTimes } from './count-values.ts';

const FACET_NAMES = Object.keys(KINDS) as FacetName[];
/** So many mentors are looked at one by one. */
const MOST_READ = 30_000;

interface Asked {
  filters: SearchFilters;
  words: readonly string[];
  times: AskedTimes;
  most: number;
}

/** Counts values of filters that have the same other filters. */
async function countTogether(db: Database, names: readonly FacetName[], asked: Asked): Promise<Partial<Facets>> {
  const { words, times, most } = asked;
  const [name] = names;
  const filters = askedFilters(asked.filters, name);
  const isAll = asked.filters.studies === 'all';
  if (times.until !== undefined || times.half_hours !== null) {
    return countByReading(db, { names, isAll, words, filters, most, times, isSampled: false });
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

/** Of more than are looked at one by one, the sample's are counted. */
async function countAvailable(db: Database, { filters, words, times, most }: Asked, { sets }: NamedTimes) {
  if (Object.keys(sets).length === 0) {
    return [];
  }
  const asked = askedFilters(filters);
  const { until } = times;
  const found = words.length > 0 ? await estimateByWords(db, words, asked) : await countFiltered(db, asked);
  const isSampled = until === undefined && found !== null && found > MOST_READ;
  return countTimes(db, { words, filters: asked, until, sets, most, isSampled });
}

const isAsked = (filters: SearchFilters, name: FacetName) =>
  name === 'education_start_years'
    ? filters.education_start_year_from !== undefined || filters.education_start_year_to !== undefined
    : filters[name].length > 0;

/**
 * Counts the values of every filter under the other filters: exactly, but where words are met by more than `MOST_READ` a
 * sample is counted, and where as many are found without words only the universities of many mentors are named.
 * @param search the words that are looked for, and what is asked of times.
 */
export async function readFacets(
  db: Database,
  filters: SearchFilters,
  { words, times, named }: { words: readonly string[]; times: AskedTimes; named: NamedTimes },
): Promise<Facets> {
  const asked = { filters, words, times, most: filters.facet_limit ?? ALL };
  const alone = FACET_NAMES.filter((name) => isAsked(filters, name));
  const together = FACET_NAMES.filter((name) => !isAsked(filters, name));
  const groups = [...alone.map((name) => [name]), together].filter((names) => names.length > 0);
  const [available_times, ...counted] = await Promise.all([
    countAvailable(db, asked, named),
    ...groups.map((names) => countTogether(db, names, asked)),
  ]);
  return Object.assign({ ...NO_FACETS, available_times }, ...counted) as Facets;
}
