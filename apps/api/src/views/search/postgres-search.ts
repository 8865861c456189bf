import type { SearchFilters } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { whereAll, type FacetName } from './conditions.ts';
import { orderBy } from './order.ts';
import type { Facets, MentorSearch } from './port.ts';

/** More values than any filter has. */
const ALL = 20_000;

async function readIds(db: Database, filters: SearchFilters): Promise<string[]> {
  const { rows } = await sql<{ profile_id: string }>`
    select profile_id from mentor_search where ${whereAll(filters)} order by ${orderBy(filters)}
    limit ${filters.page_size} offset ${(filters.page - 1) * filters.page_size}`.execute(db);
  return rows.map((row) => row.profile_id);
}

async function countAll(db: Database, filters: SearchFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from mentor_search where ${whereAll(filters)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A page that is not full is the last one, and says the total by itself. */
const isLastPage = ({ page, page_size }: SearchFilters, ids: readonly string[]) =>
  ids.length < page_size && (ids.length > 0 || page === 1);

/** The values of each counted filter in a row of `mentor_search`. */
const VALUES: Readonly<Record<FacetName, RawBuilder<unknown>>> = {
  origin_country_codes: sql`array[origin_country_code::text]`,
  destination_country_codes: sql`destination_country_codes`,
  university_ids: sql`university_ids::text[]`,
  degree_ids: sql`degree_ids::text[]`,
  topics: sql`topics`,
  education_start_years: sql`education_start_years::text[]`,
};
const FACET_NAMES = Object.keys(VALUES) as FacetName[];

const countValues = (name: FacetName, filters: SearchFilters) => sql`(
  select ${name}::text as facet, value, count(*) as count
  from mentor_search cross join lateral unnest(${VALUES[name]}) as value
  where value is not null and ${whereAll(filters, name)}
  group by value order by count desc, value limit ${filters.facet_limit ?? ALL})`;

async function readFacets(db: Database, filters: SearchFilters): Promise<Facets> {
  const counts = FACET_NAMES.map((name) => countValues(name, filters));
  const { rows } = await sql<{ facet: FacetName; value: string; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const facets: Facets = {
    origin_country_codes: [],
    destination_country_codes: [],
    university_ids: [],
    degree_ids: [],
    topics: [],
    education_start_years: [],
  };
  for (const { facet, value, count } of rows) {
    facets[facet].push({ value, count });
  }
  return facets;
}

/** Finds mentors with PostgreSQL alone, over the rows of `mentor_search`; every total is exact. */
export function postgresSearch(db: Database): MentorSearch {
  return {
    async search(filters) {
      const ids = await readIds(db, filters);
      const total = isLastPage(filters, ids)
        ? (filters.page - 1) * filters.page_size + ids.length
        : await countAll(db, filters);
      return { ids, total, total_is_exact: true, corrected_keywords: null };
    },
    facets: (filters) => readFacets(db, filters),
  };
}
