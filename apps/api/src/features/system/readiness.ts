import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { hasWorker } from '../../db/has-worker.ts';
import { pendingMigrations } from '../../db/migrate.ts';

/** The engine that finds mentors now, and how the index is doing. */
function searchStanding({ search_index }: Pick<Context, 'search_index'>) {
  const index = search_index?.standing() ?? null;
  return { engine: index?.is_serving ? ('index' as const) : ('postgres' as const), index };
}

/** Says in the log when the last worker is gone, and when there is one again. */
function workerWatch({ db, logger }: Pick<Context, 'db' | 'logger'>): () => Promise<boolean> {
  let was_there = true;
  return async () => {
    const is_there = await hasWorker(db);
    if (was_there && !is_there) logger.warn({ part: 'jobs' }, 'no worker lives: jobs wait until one is started');
    if (!was_there && is_there) logger.info({ part: 'jobs' }, 'a worker lives again');
    was_there = is_there;
    return is_there;
  };
}

/**
 * Tells whether this process can answer requests, and which of the parts are there. A search doesn't need its index, and
 * no answer needs a worker: without one, jobs wait.
 * @returns takes the migrations that this process was begun with: those of a newer version are none of its business.
 */
export function readinessOf(context: Pick<Context, 'db' | 'draining' | 'logger' | 'search_index'>) {
  const { db, draining, logger } = context;
  const lookForWorker = workerWatch(context);
  return async (known: readonly string[]) => {
    const search = searchStanding(context);
    const stopping = draining.has_begun;
    try {
      const waiting = await pendingMigrations((text) => sql.raw<{ name: string }>(text).execute(db), known);
      const worker = await lookForWorker();
      const status = waiting.length === 0 && !stopping ? ('ready' as const) : ('not_ready' as const);
      const warnings = worker ? [] : ['no_worker' as const];
      return { status, stopping, database: true, migrations: waiting.length === 0, worker, warnings, search };
    } catch (error) {
      logger.warn({ err: error }, 'the database does not answer');
      const nothing = { database: false, migrations: false, worker: false, warnings: [] };
      return { status: 'not_ready' as const, stopping, ...nothing, search };
    }
  };
}
