import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { pendingMigrations } from '../../db/migrate.ts';

/** A worker says that it lives in the job queue's own table; after this long without a word it counts as gone. */
const WORKER_SILENCE_S = 60;

async function hasWorker({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ alive: boolean }>`
    select exists (select 1 from worker_heartbeat where seen_at > now() - make_interval(secs => ${WORKER_SILENCE_S})) as alive`.execute(
    db,
  );
  return rows[0]?.alive ?? false;
}

/** The engine that finds mentors now, and how the index is doing. */
function searchStanding({ search_index }: Pick<Context, 'search_index'>) {
  const index = search_index?.standing() ?? null;
  return { engine: index?.is_serving ? ('index' as const) : ('postgres' as const), index };
}

/**
 * Says which of the parts that a request needs are there. A search doesn't need its index.
 * @param known the migrations that this process was begun with: those of a newer version are none of its business.
 */
export async function readReadiness(
  { db, draining, logger, search_index }: Pick<Context, 'db' | 'draining' | 'logger' | 'search_index'>,
  known: readonly string[],
) {
  const search = searchStanding({ search_index });
  const stopping = draining.has_begun;
  try {
    const waiting = await pendingMigrations((text) => sql.raw<{ name: string }>(text).execute(db), known);
    const worker = await hasWorker({ db });
    const status = waiting.length === 0 && worker && !stopping ? ('ready' as const) : ('not_ready' as const);
    return { status, stopping, database: true, migrations: waiting.length === 0, worker, search };
  } catch (error) {
    logger.warn({ err: error }, 'the database does not answer');
    return { status: 'not_ready' as const, stopping, database: false, migrations: false, worker: false, search };
  }
}
