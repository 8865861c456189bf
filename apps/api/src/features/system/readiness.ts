import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { hasWorker } from '../../db/has-worker.ts';
import { pendingMigrations } from '../../db/migrate.ts';

/** The engine that serves searches now, and the state of the index. */
function searchStatus({ search_index }: Pick<Context, 'search_index'>) {
  const index = search_index?.standing() ?? null;
  return { engine: index?.is_serving ? ('index' as const) : ('postgres' as const), index };
}

/** Logs when the last worker is gone, and when there is one again. */
function workerWatch({ db, logger }: Pick<Context, 'db' | 'logger'>): () => Promise<boolean> {
  let was_there = true;
  return async () => {
    const is_there = await hasWorker(db);
    if (was_there && !is_there) logger.warn({ part: 'jobs' }, 'no worker lives: jobs wait until one is started');
    if (!was_there && is_there) logger.warn({ part: 'jobs' }, 'a worker lives again');
    was_there = is_there;
    return is_there;
  };
}

/**
 * Tells whether this process can answer requests, and the state of its parts. Searches work without the index, and
 * answers work without a worker: jobs wait.
 * @returns takes the migrations of this process; those of a newer version are ignored.
 */
export function createReadinessCheck(context: Pick<Context, 'db' | 'draining' | 'logger' | 'search_index'>) {
  const { db, draining, logger } = context;
  const lookForWorker = workerWatch(context);
  let is_answering = true;
  return async (known: readonly string[]) => {
    const search = searchStatus(context);
    const stopping = draining.has_begun;
    try {
      const waiting = await pendingMigrations((text) => sql.raw<{ name: string }>(text).execute(db), known);
      if (!is_answering) logger.warn({ part: 'database' }, 'the database answers again');
      is_answering = true;
      const worker = await lookForWorker();
      const status = waiting.length === 0 && !stopping ? ('ready' as const) : ('not_ready' as const);
      const warnings = worker ? [] : ['no_worker' as const];
      return { status, stopping, database: true, migrations: waiting.length === 0, worker, warnings, search };
    } catch (error) {
      if (is_answering) logger.warn({ part: 'database', err: error }, 'the database does not answer');
      is_answering = false;
      const nothing = { database: false, migrations: false, worker: false, warnings: [] };
      return { status: 'not_ready' as const, stopping, ...nothing, search };
    }
  };
}
