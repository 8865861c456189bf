import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { foldSearch } from './fold-search.ts';

/** Of 8192 mentors each: some seconds' work, and the bits of a value lie together on the disk. */
const CHUNKS_AT_ONCE = 16;
/** A job leaves the others some time. */
const MOST_TIMES = 4;

/** Makes some of the bits that are still to be made. @returns whether there are more. */
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
 * Makes bits of the words that many have, where that is due.
 * @param most_times how often some 130,000 mentors are counted at most; the next call goes on.
 */
export async function keepSearchBits({ db }: Pick<Context, 'db'>, most_times = MOST_TIMES): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select search_look_for_words()`.execute(trx);
  });
  let isMore = true;
  for (let times = 0; isMore && times < most_times; times += 1) {
    isMore = await buildSome(db);
    // What changed meanwhile is not to pile up: the job that folds leaves while bits are being made.
    await foldSearch(db);
  }
}
