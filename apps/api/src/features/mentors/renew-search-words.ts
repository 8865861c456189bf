import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { refreshSearchRow } from './search-row.ts';

const BATCH = 100;
/** A run stops after this long, so that its load stays small; the next minute goes on. */
const TURN_MS = 5000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** The last renewed id, or null if all rows have this version. */
async function readProgress(db: Database): Promise<string | null> {
  const { version, renewing, renewed_to } = await db.selectFrom('search_words').selectAll().executeTakeFirstOrThrow();
  if (version >= WORDS_VERSION) {
    return null;
  }
  return (renewing === WORDS_VERSION ? renewed_to : null) ?? LOWEST_ID;
}

/** Has all documents renewed if other exchange rates are configured than they were written with. */
async function noteRates(db: Database, { exchange_rates }: Context['config']): Promise<void> {
  const configured = JSON.stringify(exchange_rates);
  await db
    .updateTable('search_words')
    .set({ exchange_rates: configured, version: 0, renewing: null, renewed_to: null })
    .where(sql<boolean>`exchange_rates is distinct from ${configured}::jsonb`)
    .execute();
}

/**
 * Renews documents whose words come from an older version of the normaliser, or whose prices were compared by other exchange
 * rates: a part each minute, some hours for a million mentors. Until then they are found by their old words and prices.
 */
export async function renewSearchWords(context: Pick<Context, 'db' | 'clock' | 'config'>): Promise<void> {
  const { db } = context;
  await noteRates(db, context.config);
  const until = performance.now() + TURN_MS;
  let last_id = await readProgress(db);
  while (last_id !== null && performance.now() < until) {
    const rows = await db
      .selectFrom('mentor_search')
      .select(['profile_id', 'auth_user_id'])
      .where('profile_id', '>', last_id)
      .orderBy('profile_id')
      .limit(BATCH)
      .execute();
    for (const { auth_user_id } of rows) {
      await writeAbout(db, auth_user_id, async (trx) => {
        // A lost renewal would only be repeated.
        await sql`set local synchronous_commit = off`.execute(trx);
        // A renewed document is no news for saved searches.
        await sql`set local abroad.no_news = 'on'`.execute(trx);
        await refreshSearchRow(trx, auth_user_id, context.clock);
      });
    }
    last_id = rows.length < BATCH ? null : (rows.at(-1)?.profile_id ?? null);
    await db
      .updateTable('search_words')
      .set(
        last_id === null
          ? { version: WORDS_VERSION, renewing: null, renewed_to: null }
          : { renewing: WORDS_VERSION, renewed_to: last_id },
      )
      .execute();
  }
}
