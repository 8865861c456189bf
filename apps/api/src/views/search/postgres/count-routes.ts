import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { KINDS } from '../../../db/filter-lexemes.ts';

/** How many mentors have gone from one country to another. */
export interface RouteCount {
  origin_country_code: string;
  destination_country_code: string;
  mentor_count: number;
}

const isOf = (value: string, kind: 'origin_country_codes' | 'destination_country_codes') =>
  sql`${sql.ref(value)} ^@ ${sql.lit(KINDS[kind])}`;

/**
 * Counts the routes with the most mentors exactly: by the bits of origins and destinations, and what has changed since they
 * were folded.
 */
export async function countRoutes(db: Database, most: number): Promise<RouteCount[]> {
  const { rows } = await sql<RouteCount>`
    with folded as (
      select origin, destination, sum(count) as count
      from (
        select origin.value as origin, destination.value as destination, bit_count(origin.bits & destination.bits) as count
        from search_bitmap origin join search_bitmap destination using (chunk)
        where ${isOf('origin.value', 'origin_country_codes')} and ${isOf('destination.value', 'destination_country_codes')}
        -- Or the bits themselves would be sorted.
        offset 0) chunk
      group by 1, 2
    ), changed as (
      select origin, destination, sum(sign) as count
      from search_tally cross join lateral (values (was, -1), (is_now, 1)) version (filters, sign)
      cross join unnest(tsvector_to_array(filters)) origin cross join unnest(tsvector_to_array(filters)) destination
      where ${isOf('origin', 'origin_country_codes')} and ${isOf('destination', 'destination_country_codes')}
      group by 1, 2
    ), counted as (
      select substr(origin, 2) as origin_country_code, substr(destination, 2) as destination_country_code,
        sum(count)::integer as mentor_count
      from (table folded union all table changed) either group by 1, 2)
    select * from counted
    where mentor_count > 0 and origin_country_code <> destination_country_code
    order by mentor_count desc, origin_country_code, destination_country_code limit ${most}`.execute(db);
  return rows;
}
