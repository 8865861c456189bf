import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { notify } from '../notifications/notify.ts';
import { matchesSearch } from './match-condition.ts';
import { hooksOfMentor } from './hooks.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** Mentors per batch; small, so that locks are short. */
const BATCH = 10;
/** The most batches per run; the next run goes on. */
const BATCHES_MAX = 1000;
/** A mentor who was published just before a search was saved may not have been on its page yet. */
const GRACE = sql.lit('3 seconds');

/** The lock of the one process that reads the outbox; it is released with the transaction. */
const MATCHING_LOCK = sql`hashtext('saved_search_change')`;

/**
 * Waits until no batch runs, and blocks new ones until the transaction ends. A batch refers to rows of many users in no
 * order, so it must not run beside an erasure, which deletes several. Nor may two erasures.
 */
export async function lockMatching(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MATCHING_LOCK})`.execute(trx);
}

const tryLockMatching = async (trx: Database): Promise<boolean> => {
  // A batch that times out would time out again.
  await sql`set local statement_timeout = '2min'`.execute(trx);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${MATCHING_LOCK}) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
};

/** If nothing that the search asks for has changed, the match is the same. */
const ASKS_FOR_WHAT_CHANGED = sql<boolean>`(
  (was.other_words and search.words is not null) or was.other_filters)`;

interface Found {
  id: string;
  user_id: string;
}

/** Tells people in the product of searches that found mentors, each search once a day. */
const notifyOfFound = (trx: Database, found: readonly Found[], now: Date): Promise<void> =>
  notify(
    trx,
    found.map(({ id, user_id }) => ({
      user_id,
      kind: 'saved_searches',
      group_key: `search:${id}`,
      key: `saved_search:${id}:${toInstant(now.getTime()).slice(0, 10)}`,
      data: { saved_search_id: id },
    })),
  );

/**
 * Takes the oldest changes from the outbox, and finds the saved searches that each mentor matched before and matches
 * now. Of several former versions, the one from when the search was saved counts, otherwise the oldest. A mentor who
 * matches only now is news; one who no longer matches won't be news again.
 * @returns how many changes were taken.
 */
async function matchBatch(trx: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ taken: number; found: Found[] }>`
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
        was.is_found and ${matchesSearch('found')} as fits, was.was_found and ${matchesSearch('was')} as fitted
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
      returning saved_search_id, found_at
    )
    select (select count(*)::int from taken) as taken, coalesce((
        select json_agg(distinct jsonb_build_object('id', search.id, 'user_id', search.auth_user_id))
        from noted join saved_search search on search.id = noted.saved_search_id where noted.found_at is not null),
      '[]') as found`.execute(trx);
  await notifyOfFound(trx, rows[0]?.found ?? [], now);
  return rows[0]?.taken ?? 0;
}

/**
 * Processes the changes of mentors. A batch is one transaction, so that a process may be killed at any point;
 * concurrent runs take turns.
 */
export async function matchChanges({ db, clock }: Deps): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const taken = await db.transaction().execute(async (trx) => {
      return (await tryLockMatching(trx)) ? matchBatch(trx, new Date(clock.now())) : 0;
    });
    if (taken === 0) {
      return;
    }
  }
}
