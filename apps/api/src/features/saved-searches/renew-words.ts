import { listFilters, YEAR_FILTERS } from '@abroad/contract/search-filters';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { conditionsOf } from './conditions.ts';

const BATCH = 500;

async function renewBatch(db: Database): Promise<number> {
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', ...listFilters, ...YEAR_FILTERS, 'studies'])
    .where('words_version', '<', WORDS_VERSION)
    .limit(BATCH)
    .execute();
  for (const { id, ...filters } of rows) {
    // The sameness stays: two searches that have become the same are both kept.
    const { sameness: _sameness, ...conditions } = conditionsOf(filters);
    await db.updateTable('saved_search').set(conditions).where('id', '=', id).execute();
  }
  return rows.length;
}

/** Renews the conditions of searches that an older version of the normaliser has written. */
export async function renewWords({ db }: Pick<Context, 'db'>): Promise<void> {
  while ((await renewBatch(db)) === BATCH);
}
