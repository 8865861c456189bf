import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { foldSearch } from './fold-search.ts';

/** Ranges of 8192 mentors each: some seconds of work, and the bits of a value are stored together on disk. */
const CHUNKS_AT_ONCE = 16;
/** Leaves other jobs some time. */
const MOST_TIMES = 4;

/** Makes some of the missing bits. @returns whether there are more. */
async function buildSome(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{
      is_more: boolean;
    }>`select search_build_bits(${CHUNKS_AT_ONCE}::integer) as is_more`.execute(trx);
    return rows[0]?.is_more ?? false;
  });
}

/**
 * Makes the bits of common words, where that is due.
 * @param most_times how often some 130,000 mentors are counted at most; the next call continues.
 */
export async function keepSearchBits({ db }: Pick<Context, 'db'>, most_times = MOST_TIMES): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select search_look_for_words()`.execute(trx);
  });
  let isMore = true;
  for (let times = 0; isMore && times < most_times; times += 1) {
    isMore = await buildSome(db);
    // Changes must not pile up: the folding job doesn't run while bits are made.
    await foldSearch(db);
  }
}
