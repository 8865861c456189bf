import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export const foldSearchJob = jobKind({ task: 'fold-search', payload: z.object({}), key: () => 'fold-search:again' });
/** Pages of the index's list that some 3,000 changes take: every search until then goes through them. */
const MANY_PAGES = 1000;
const AGAIN_MS = 10_000;

/** As long as it takes: what is left undone would only be more the next time. */
const withoutTimeLimit = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });

/** Brings what was written into the bitmaps, and what waits for the index of terms into it. @returns pages that waited there. */
export async function foldSearch(db: Database): Promise<number> {
  await withoutTimeLimit(db, (trx) => sql`select search_fold()`.execute(trx));
  // Each search would go through the pages that are left empty.
  await sql`vacuum search_tally`.execute(db);
  const { rows } = await withoutTimeLimit(db, (trx) =>
    sql<{ pages: number }>`select gin_clean_pending_list('search_document_terms_idx') as pages`.execute(trx),
  );
  return rows[0]?.pages ?? 0;
}

/** The job of each minute, and again after a moment where much is written, so that PostgreSQL's own searches stay quick. */
export async function foldSearchAndAgain(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  many_pages = MANY_PAGES,
): Promise<void> {
  if ((await foldSearch(db)) >= many_pages) {
    await enqueue(db, [foldSearchJob({}, { run_at: toInstant(clock.now() + AGAIN_MS) })]);
  }
}
