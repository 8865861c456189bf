import type { SavedSearch } from '@abroad/contract';
import { sql } from 'kysely';
import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';
import type { Database } from '../../db/connection.ts';
import { mainStudyFirst } from '../profiles/queries.ts';
import { unsubscribeTokenOf } from '../mail/unsubscribe-token.ts';
import { isDue, ACCEPTS_NEWS, zoneOf, type Recipient } from './find-recipients.ts';
import { SEARCHABLE_MENTORS, matchesSearch, isAvailableFor } from './match-condition.ts';
import type { NewMentor, NewsOfSearch, SearchNews } from './search-news.ts';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';

const NAMES = [...listFilters, ...YEAR_FILTERS, 'studies'] as const;

/** The path of a saved search, sorted by newest unless it has another order. */
function searchPath(filters: SavedSearch['filters']): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    [filters[name] ?? []].flat().forEach((value) => query.append(name, String(value)));
  }
  query.append('sort_by', filters.sort_by ?? 'newest');
  if (filters.sort_by !== null && filters.sort_order !== null) {
    query.append('sort_order', filters.sort_order);
  }
  return `/search?${query.toString()}`;
}

/** Mentors named in a mail for each search; the others are counted. */
const NAMED_MAX = sql.lit(3);
/** Searches per mail; the others come first the next day. */
const SEARCHES_MAX = 5;

interface Row {
  id: string;
  name: string;
  filters: SavedSearch['filters'];
  profile_ids: string[];
  mentors: NewMentor[];
}

/** The new mentors of each search whose mail is due, if they still match. The user is locked. */
async function readDueSearches(trx: Database, { user_id, day }: Recipient, now: Date): Promise<Row[]> {
  const clock = { time_zone: await zoneOf(trx, user_id), now: now.getTime() };
  const { rows } = await sql<Row>`
    with due as materialized (
      select search.* from saved_search search where search.auth_user_id = ${user_id} and ${isDue(day)}
    ), fresh as materialized (
      select match.saved_search_id, match.profile_id,
        row_number() over (partition by match.saved_search_id order by mentor.rank_score desc, match.profile_id) as place
      from due search
      join saved_search_match match on match.saved_search_id = search.id
      join ${SEARCHABLE_MENTORS} mentor using (profile_id)
      where match.found_at > search.seen_at and match.mailed_at is null and ${matchesSearch('mentor')}
        and ${isAvailableFor('mentor', clock)}
    )
    select search.id, search.name, to_json(search.*) as filters,
      array(select profile_id from fresh where saved_search_id = search.id) as profile_ids,
      (select json_agg(json_build_object(
          'slug', person.slug, 'first_name', person.first_name, 'last_name', person.last_name,
          'about', coalesce(profile.headline, study.school), 'origin_country_code', profile.origin_country_code,
          'destination_country_code', study.country_code) order by fresh.place)
        from fresh
        join mentor_profile profile on profile.id = fresh.profile_id
        join authenticated_user person on person.id = profile.auth_user_id
        left join lateral (
          select school, case when is_study_abroad then country_code end as country_code
          from mentor_education entry where entry.profile_id = profile.id
          order by ${mainStudyFirst(sql`profile.main_education_id`)} limit 1) study on true
        where fresh.saved_search_id = search.id and fresh.place <= ${NAMED_MAX}) as mentors
    from due search
    where exists (select from fresh where saved_search_id = search.id)
    order by search.mailed_on nulls first, search.created_at, search.id
    limit ${SEARCHES_MAX}`.execute(trx);
  return rows;
}

/** Marks matches as mailed, so that no other mail names them. */
async function markAsMailed(trx: Database, { day }: Recipient, rows: readonly Row[], now: Date): Promise<void> {
  for (const { id, profile_ids } of rows) {
    await sql`
      update saved_search_match set mailed_at = ${now}
      where saved_search_id = ${id} and profile_id = any(${profile_ids}::uuid[])`.execute(trx);
  }
  await sql`
    update saved_search set mailed_on = ${day}::date where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(trx);
}

const newsOf = ({ id, name, filters, profile_ids, mentors }: Row): NewsOfSearch => ({
  id,
  name,
  path: searchPath(filters),
  mentors,
  count: profile_ids.length,
});

async function findReader(trx: Database, user_id: string): Promise<SearchNews['reader'] | undefined> {
  const { rows } = await sql<SearchNews['reader']>`
    select person.id as user_id, first_name, last_name, email, language from authenticated_user person
    where id = ${user_id} and ${ACCEPTS_NEWS}`.execute(trx);
  return rows[0];
}

/**
 * Takes the new matches for a user's mail, in the transaction that stores the mail, so that each is mailed once.
 * @returns null if the user may not be mailed, or if nothing is new any more.
 */
export async function takeNewMatches(trx: Database, recipient: Recipient, now: Date): Promise<SearchNews | null> {
  const reader = await findReader(trx, recipient.user_id);
  const rows = reader ? await readDueSearches(trx, recipient, now) : [];
  if (!reader || rows.length === 0) {
    return null;
  }
  await markAsMailed(trx, recipient, rows, now);
  const unsubscribe_token = await unsubscribeTokenOf(trx, recipient.user_id);
  return { reader, searches: rows.map(newsOf), unsubscribe_token };
}

/** Matches older than this aren't mailed. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Deletes matches from half a year ago. */
export async function sweepMatches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('saved_search_match')
    .where('noted_at', '<', toInstant(clock.now() - KEPT_MS))
    .execute();
}
