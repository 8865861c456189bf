import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';

const HEARTBEAT_MS = 10_000;
/** A worker silent for this long is dead: its locks are freed and its row is deleted. */
const DEAD_AFTER_S = 45;

async function beat(db: Database, workers: ReadonlySet<string>): Promise<void> {
  await sql`insert into worker_heartbeat (worker_id) select unnest(${[...workers]}::text[])
            on conflict (worker_id) do update set seen_at = now()`.execute(db);
}

/** Frees the jobs of dead workers, which the queue would otherwise keep locked for four hours. */
export async function freeDeadWorkers(db: Database): Promise<void> {
  const { rows } = await sql<{ worker_id: string }>`
    select distinct job.locked_by as worker_id from graphile_worker._private_jobs job
    where job.locked_by is not null and job.locked_at < now() - make_interval(secs => ${DEAD_AFTER_S})
      and not exists (select 1 from worker_heartbeat heart
                      where heart.seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})
                        and heart.worker_id = job.locked_by)`.execute(db);
  if (rows.length > 0) {
    await sql`select graphile_worker.force_unlock_workers(${rows.map((row) => row.worker_id)}::text[])`.execute(db);
  }
  await sql`delete from worker_heartbeat where seen_at < now() - interval '1 hour'`.execute(db);
}

/**
 * Records the living workers every 10 seconds, and frees the jobs of dead ones.
 * @param workers their names as in the locks; the set may change.
 */
export async function startHeartbeat(
  { db, logger }: Pick<Context, 'db' | 'logger'>,
  workers: ReadonlySet<string>,
): Promise<{ stop(): Promise<void> }> {
  await beat(db, workers);
  const tick = () => {
    beat(db, workers)
      .then(() => freeDeadWorkers(db))
      .catch((error: unknown) => logger.warn({ err: error }, 'the worker could not say that it lives'));
  };
  const timer = setInterval(tick, HEARTBEAT_MS);
  return {
    async stop() {
      clearInterval(timer);
      await sql`delete from worker_heartbeat where worker_id = any(${[...workers]}::text[])`.execute(db);
    },
  };
}
