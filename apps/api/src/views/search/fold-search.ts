import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export const foldSearchJob = jobKind({ task: 'fold-search', payload: z.object({}), key: () => 'fold-search:again' });
/** Pages of the index's pending list for some 3,000 changes: every search until the next run reads them. */
const MANY_PAGES = 1000;
const AGAIN_MS = 10_000;

/** It has no time limit: work left over would only grow. */
const withoutTimeLimit = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });

/** Folds changes into the bitmaps and the pending list into the index of terms. @returns the number of pending pages. */
export async function foldSearch(db: Database): Promise<number> {
  await withoutTimeLimit(db, (trx) => sql`select search_fold()`.execute(trx));
  // Each search would read the empty pages.
  await sql`vacuum search_tally`.execute(db);
  const { rows } = await withoutTimeLimit(db, (trx) =>
    sql<{ pages: number }>`select gin_clean_pending_list('search_document_terms_idx') as pages`.execute(trx),
  );
  return rows[0]?.pages ?? 0;
}

/** The job of each minute, and more often under many writes, so that PostgreSQL's own searches stay fast. */
export async function foldSearchAndAgain(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  many_pages = MANY_PAGES,
): Promise<void> {
  if ((await foldSearch(db)) >= many_pages) {
    await enqueue(db, [foldSearchJob({}, { run_at: toInstant(clock.now() + AGAIN_MS) })]);
  }
}
