import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { getReference } from '../reference/index.ts';
import { refreshSearchRow } from './search-row.ts';

const BATCH = 100;
/** A minute's turn stops taking batches after this long, so that it is hardly felt; the next minute goes on. */
const TURN_MS = 5000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Where to go on, or null where all rows are of this version. */
async function readPlace(db: Database): Promise<string | null> {
  const { version, renewing, renewed_to } = await db.selectFrom('search_words').selectAll().executeTakeFirstOrThrow();
  if (version >= WORDS_VERSION) {
    return null;
  }
  return (renewing === WORDS_VERSION ? renewed_to : null) ?? BEFORE_ALL;
}

/**
 * Makes anew what mentors are found by, where their words are of an older version of the normaliser: a part each minute,
 * some hours for a million. Meanwhile they are found by their old words.
 */
export async function renewSearchWords(context: Pick<Context, 'db' | 'clock' | 'logger'>): Promise<void> {
  const { db } = context;
  const until = performance.now() + TURN_MS;
  let place = await readPlace(db);
  while (place !== null && performance.now() < until) {
    const rows = await db
      .selectFrom('mentor_search')
      .select(['profile_id', 'auth_user_id'])
      .where('profile_id', '>', place)
      .orderBy('profile_id')
      .limit(BATCH)
      .execute();
    const reference = await getReference(context);
    for (const { auth_user_id } of rows) {
      await writeAbout(db, auth_user_id, async (trx) => {
        // If it were lost it would only be done again.
        await sql`set local synchronous_commit = off`.execute(trx);
        // Nobody comes to fit a saved search by it.
        await sql`set local abroad.no_news = 'on'`.execute(trx);
        await refreshSearchRow(trx, auth_user_id, reference, context.clock);
      });
    }
    place = rows.length < BATCH ? null : (rows.at(-1)?.profile_id ?? null);
    await db
      .updateTable('search_words')
      .set(
        place === null
          ? { version: WORDS_VERSION, renewing: null, renewed_to: null }
          : { renewing: WORDS_VERSION, renewed_to: place },
      )
      .execute();
  }
}
