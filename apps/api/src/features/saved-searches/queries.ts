import type { SavedSearch } from '@abroad/contract';
import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { findUniversitiesById, type Universities } from '../reference/reference.ts';
import { zoneOf } from './find-recipients.ts';
import { SEARCHABLE_MENTORS, matchesSearch, isAvailableFor } from './match-condition.ts';

/** Counts stop at this number. */
const COUNTED_MAX = sql.lit(100);

const FILTER_COLUMNS = sql.join(
  [...listFilters, ...YEAR_FILTERS, 'studies', 'sort_by', 'sort_order'].map((name) => sql.ref(`search.${name}`)),
);

type Row = Omit<SavedSearch, 'universities' | 'filters'> & SavedSearch['filters'];

function present(row: Row, universities: Universities): SavedSearch {
  const { id, name, mail, mail_frequency, new_count, last_seen_at, created_at, updated_at, ...filters } = row;
  return {
    id,
    name,
    filters,
    universities: filters.university_ids.flatMap((university_id) => {
      const known = universities.get(university_id);
      return known === undefined ? [] : [{ id: university_id, name: known.name }];
    }),
    mail,
    mail_frequency,
    new_count,
    last_seen_at: toInstant(last_seen_at),
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  };
}

/**
 * A user's saved searches, the latest first, with the number of new matches since each was viewed.
 * @param now epoch milliseconds
 */
export async function readSavedSearches(
  db: Database,
  { user_id, now, id = null }: { user_id: string; now: number; id?: string | null },
): Promise<SavedSearch[]> {
  const time_zone = await zoneOf(db, user_id);
  const { rows } = await sql<Row>`
    select search.id, search.name, ${FILTER_COLUMNS}, search.mail, search.mail_frequency,
      search.seen_at as last_seen_at, search.created_at, search.updated_at,
      (select count(*) from (
        select from saved_search_match match
        join ${SEARCHABLE_MENTORS} mentor using (profile_id)
        where match.saved_search_id = search.id and match.found_at > search.seen_at and ${matchesSearch('mentor')}
          and ${isAvailableFor('mentor', { time_zone, now })}
        limit ${COUNTED_MAX}) found)::int as new_count
    from saved_search search
    where search.auth_user_id = ${user_id} and (${id}::uuid is null or search.id = ${id}::uuid)
    order by search.created_at desc, search.id desc`.execute(db);
  const universities = await findUniversitiesById(
    db,
    rows.flatMap(({ university_ids }) => university_ids),
  );
  return rows.map((row) => present(row, universities));
}
