import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { fits } from './fits.ts';
import { hooksOfMentor } from './hooks.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Mentors at a time: what is locked meanwhile is let go of soon. */
const BATCH = 10;
/** One run ends here, and the next goes on: nothing is lost by that. */
const BATCHES_MAX = 1000;
/** Somebody who became known only just before a search was saved may not have been on its page yet. */
const GRACE = sql.lit('3 seconds');

/** Whoever holds this is the one that reads the outbox; it is let go of with the transaction. */
const TURN = sql`hashtext('saved_search_change')`;

/**
 * Waits until no batch is under way, and lets none begin until the transaction ends: a batch refers to rows of many people
 * at once, in no order, and so an erasure, which deletes several, is never beside it. Nor is it beside another erasure.
 */
export async function holdMatching(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(trx);
}

const takeTurn = async (trx: Database): Promise<boolean> => {
  // A batch that is broken off for its length would be broken off again.
  await sql`set local statement_timeout = '2min'`.execute(trx);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${TURN}) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
};

/** Where nothing of it changed, a mentor fits as before. */
const ASKS_FOR_WHAT_CHANGED = sql<boolean>`(
  (was.other_words and search.words is not null) or was.other_filters)`;

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
      select taken.*, lag(changed_at, 1, '-infinity') over (partition by profile_id order by id) as changed_before
      from taken
    ), found as materialized (
      select document.profile_id, words, filters
      from (select distinct profile_id from taken) as someone join search_document document using (profile_id)
    ), hooked as materialized (
      select was.*, found.profile_id is not null as is_found,
        array(select distinct * from (${hooksOfMentor('was')} union all ${hooksOfMentor('found')}) as all_hooks) as hooks,
        was.words is distinct from found.words as other_words,
        was.filters is distinct from found.filters as other_filters
      from change was left join found using (profile_id)
    ), compared as (
      select search.id as saved_search_id, was.profile_id,
        was.is_found and ${fits('found')} as fits, was.was_found and ${fits('was')} as fitted
      from hooked was
      left join found using (profile_id)
      join saved_search search on search.hooks && was.hooks
      where search.auth_user_id <> was.auth_user_id
        and search.watched_since >= was.changed_before + ${GRACE}::interval
        and search.watched_since < was.changed_at + ${GRACE}::interval
        and ${ASKS_FOR_WHAT_CHANGED}
    ), noted as (
      insert into saved_search_match (saved_search_id, profile_id, found_at, noted_at)
      select saved_search_id, profile_id, case when fits then ${now}::timestamptz end, ${now}
      from compared
      where fits is distinct from fitted and exists (select from mentor_profile where id = profile_id)
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
