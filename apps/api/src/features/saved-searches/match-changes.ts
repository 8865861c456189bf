import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { FITS } from './fits.ts';
import { HOOKS_OF_MENTOR } from './hooks.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Mentors at a time: what is locked meanwhile is let go of soon. */
const BATCH = 100;
/** One run ends here, and the next goes on: nothing is lost by that. */
const BATCHES_MAX = 200;
/** Somebody who became known only just before a search was saved may not have been on its page yet. */
const GRACE = sql.lit('3 seconds');

/** Whoever holds this is the one that reads the outbox; it is let go of with the transaction. */
const takeTurn = async (trx: Database): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('saved_search_change')) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
};

/**
 * Takes the oldest changes from the outbox, and for each mentor as they were and as they are now finds the saved searches
 * that fit; of several former versions the one counts that stood when the search was saved, or else the oldest. Who fits
 * only now is news; who fitted and no longer does won't be when they are back.
 * @returns how many changes were taken.
 */
async function matchBatch(trx: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from saved_search_change
      where profile_id in (select profile_id from saved_search_change order by id limit ${sql.lit(BATCH)})
      returning *
    ), change as (
      select *, lag(changed_at, 1, '-infinity') over (partition by profile_id order by id) as changed_before from taken
    ), version as materialized (
      select false as is_now, changed_before as valid_from, changed_at as valid_to, profile_id, auth_user_id,
        origin_country_code, destination_country_codes, university_ids, degree_ids, topics, education_start_years, words
      from change where was_found
      union all
      select true, '-infinity', latest.changed_at, found.profile_id, found.auth_user_id, found.origin_country_code,
        found.destination_country_codes, found.university_ids, found.degree_ids, found.topics,
        found.education_start_years, found.words
      from (select profile_id, max(changed_at) as changed_at from change group by profile_id) latest
      join mentor_search found using (profile_id)
    ), hooked as materialized (
      select mentor.*, ${HOOKS_OF_MENTOR} as hooks from version mentor
    ), fitting as (
      select search.id as saved_search_id, mentor.profile_id, bool_or(mentor.is_now) as fits,
        bool_or(not mentor.is_now) as fitted
      from hooked mentor
      join saved_search search on search.hooks && mentor.hooks
      where ${FITS}
        and search.auth_user_id <> mentor.auth_user_id
        and search.watched_since >= mentor.valid_from + ${GRACE}::interval
        and search.watched_since < mentor.valid_to + ${GRACE}::interval
      group by search.id, mentor.profile_id
    ), noted as (
      insert into saved_search_match (saved_search_id, profile_id, found_at, noted_at)
      select saved_search_id, profile_id, case when fits then ${now}::timestamptz end, ${now}
      from fitting
      where fits <> fitted and exists (select from mentor_profile where id = profile_id)
      on conflict do nothing
    )
    select count(*)::int as taken from taken`.execute(trx);
  return rows[0]?.taken ?? 0;
}

/**
 * Works off what has changed about mentors. A batch is taken and noted in one transaction, so that a process may be
 * killed at any point; several that run at once take turns.
 */
export async function matchChanges({ db, clock }: Needs): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const taken = await db.transaction().execute(async (trx) => {
      return (await takeTurn(trx)) ? matchBatch(trx, new Date(clock.now())) : 0;
    });
    if (taken === 0) {
      return;
    }
  }
}
