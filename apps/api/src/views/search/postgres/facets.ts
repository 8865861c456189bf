import { LIMITS, type SearchFilters } from '@abroad/contract';
import type { FacetFilter, NamedTimes } from '@abroad/search-index';
import { sql } from 'kysely';
import { isAvailableIn } from '../../../db/available-times.ts';
import type { Database } from '../../../db/connection.ts';
import { KINDS } from '../../../db/filter-lexemes.ts';
import { toFilterQuery } from '../../../db/filter-query.ts';
import { NO_FACETS, type Facets } from '../engine.ts';
import { countFiltered } from './bitmaps.ts';
import { ALL, countByBits, countByReading, estimateByWords, meets, type RequiredTimes } from './count-values.ts';
import { preparedMark } from './matches.ts';
import { SAMPLED } from './sample.ts';

const FACET_NAMES = Object.keys(KINDS) as FacetFilter[];
/** Up to so many mentors are looked at one by one. */
const MOST_READ = 30_000;

/** A search whose values are counted. */
interface FacetQuery {
  filters: SearchFilters;
  words: readonly string[];
  required: RequiredTimes;
  /** So many values of each filter at most. */
  most: number;
}

/** Counts values of filters that have the same other filters. */
async function countTogether(db: Database, names: readonly FacetFilter[], query: FacetQuery): Promise<Partial<Facets>> {
  const { words, required: times, most } = query;
  const [name] = names;
  const filters = toFilterQuery(query.filters, LIMITS, name);
  const isAll = query.filters.studies === 'all';
  if (times.until !== undefined || times.half_hours !== null) {
    return countByReading(db, { names, isAll, words, filters, most, times, isSampled: false });
  }
  if (words.length > 0) {
    const isSampled = (await estimateByWords(db, words, filters)) > MOST_READ;
    return countByReading(db, { names, isAll, words, filters, most, isSampled });
  }
  const all = await countFiltered(db, filters);
  const isRead = (one: FacetFilter) => all === null || (one === 'university_ids' && all <= MOST_READ);
  const read = names.filter(isRead);
  const counted = await Promise.all([
    ...(read.length > 0 ? [countByReading(db, { names: read, isAll, words, filters, most, isSampled: false })] : []),
    ...names
      .filter((one) => !isRead(one))
      .map((one) => countByBits(db, { name: one, isAll }, filters, one === 'prices' ? ALL : most)),
  ]);
  return Object.assign({}, ...counted) as Partial<Facets>;
}

/** Counts who meets the search and can be booked at each of some times, the most first; of many mentors those in the sample. */
async function countAvailable(
  db: Database,
  { words, most, required: { until }, ...query }: FacetQuery,
  { sets }: NamedTimes,
): Promise<Facets['available_times']> {
  const names = Object.keys(sets);
  if (names.length === 0) {
    return [];
  }
  const filters = toFilterQuery(query.filters, LIMITS);
  const found = words.length > 0 ? await estimateByWords(db, words, filters) : await countFiltered(db, filters);
  const isSampled = until === undefined && found !== null && found > MOST_READ;
  const counts = Object.values(sets).map(
    (set) => sql`(count(*) filter (where ${isAvailableIn(sql`available_half_hours`, set)}))::integer`,
  );
  const matches = isSampled
    ? sql`(select ordinal from search_sample where ${meets(words, filters)}) sampled join search_document using (ordinal)`
    : sql`(select profile_id from search_document where ${meets(words, filters, { until, half_hours: null })}) hit`;
  const { rows } = await sql<{ counts: number[] }>`${preparedMark(words)}
    select array[${sql.join(counts)}] as counts from ${matches} join mentor_search using (profile_id)`.execute(db);
  return names
    .map((value, nth) => ({ value, count: (rows[0]?.counts[nth] ?? 0) * (isSampled ? SAMPLED : 1) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, most);
}

const isSet = (filters: SearchFilters, name: FacetFilter) =>
  name === 'education_start_years'
    ? filters.education_start_year_from !== undefined || filters.education_start_year_to !== undefined
    : filters[name].length > 0;

/**
 * Counts the values of every filter under the other filters. Counts are exact with two exceptions: where more than
 * `MOST_READ` mentors match words, a sample is counted; where as many match without words, only universities with many
 * mentors are named.
 * @param search the words looked for, the times required, and the times whose mentors are counted.
 */
export async function readFacets(
  db: Database,
  filters: SearchFilters,
  { words, required, times }: Pick<FacetQuery, 'words' | 'required'> & { times: NamedTimes },
): Promise<Facets> {
  const query = { filters, words, required, most: filters.facet_limit ?? ALL };
  const alone = FACET_NAMES.filter((name) => isSet(filters, name));
  const together = FACET_NAMES.filter((name) => !isSet(filters, name));
  const groups = [...alone.map((name) => [name]), together].filter((names) => names.length > 0);
  const [available_times, ...counted] = await Promise.all([
    countAvailable(db, query, times),
    ...groups.map((names) => countTogether(db, names, query)),
  ]);
  return Object.assign({ ...NO_FACETS, available_times }, ...counted) as Facets;
}
