import type { NamedTimes } from '@abroad/search-index';
import { sql } from 'kysely';
import { isAvailableIn } from '../../../db/available-times.ts';
import type { Database } from '../../../db/connection.ts';
import type { Facets } from '../port.ts';
import type { AskedFilters } from './asked-filters.ts';
import { meets } from './count-values.ts';
import { mark } from './plan.ts';
import { SAMPLED } from './probe.ts';

interface Read {
  words: readonly string[];
  filters: AskedFilters;
  /** RFC 3339. */
  until: string | undefined;
  sets: NamedTimes['sets'];
  most: number;
  /** Only those of the sample are looked at. */
  isSampled: boolean;
}

/** How many have all words, meet the filters and can be booked at each of some times, the most first. */
export async function countTimes(
  db: Database,
  { words, filters, until, sets, most, isSampled }: Read,
): Promise<Facets['available_times']> {
  const names = Object.keys(sets);
  const counts = Object.values(sets).map(
    (set) => sql`(count(*) filter (where ${isAvailableIn(sql`available_half_hours`, set)}))::integer`,
  );
  const found = isSampled
    ? sql`(select ordinal from search_sample where ${meets(words, filters)}) sampled join search_document using (ordinal)`
    : sql`(select profile_id from search_document where ${meets(words, filters, { until, half_hours: null })}) hit`;
  const { rows } = await sql<{ counts: number[] }>`${mark(words)}
    select array[${sql.join(counts)}] as counts from ${found} join mentor_search using (profile_id)`.execute(db);
  return names
    .map((value, nth) => ({ value, count: (rows[0]?.counts[nth] ?? 0) * (isSampled ? SAMPLED : 1) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, most);
}
