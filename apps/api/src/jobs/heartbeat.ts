import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { IS_OVERTAKEN } from '../db/job-states.ts';

const HEARTBEAT_MS = 5000;
/** A worker silent for this long is dead: its locks are freed and its row is deleted. */
const DEAD_AFTER_S = 30;

type Deps = Pick<Context, 'db' | 'logger'>;

const beat = (db: Database, workers: Iterable<string>) =>
  sql`insert into worker_heartbeat (worker_id) select unnest(${[...workers]}::text[])
      on conflict (worker_id) do update set seen_at = now()`.execute(db);

/**
 * Frees the jobs of dead workers, which the queue would otherwise keep locked for four hours. Only where one has died are the jobs
 * looked through.
 */
export const freeDeadWorkers = (db: Database) =>
  sql`with dead as (
        delete from worker_heartbeat where seen_at < now() - make_interval(secs => ${DEAD_AFTER_S}) returning worker_id)
      select graphile_worker.force_unlock_workers(array_agg(worker_id)) from dead having count(*) > 0`.execute(db);

/**
 * Frees jobs of workers that died before they were heard of. Of periodic jobs that failed when their next period had taken their place
 * it keeps the first of each kind, which says since when they do.
 */
export async function freeLostJobs({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs where id = any(array(
      select id from (
        select id, min(id) over (partition by task_id) as first from graphile_worker._private_jobs where ${IS_OVERTAKEN}
      ) overtaken where id > first))`.execute(db);
  await sql`
    with lost as (
      select distinct locked_by from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - make_interval(secs => ${DEAD_AFTER_S})
        and not exists (select from worker_heartbeat where worker_id = locked_by))
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from lost having count(*) > 0`.execute(db);
}

/** The living lanes of this process, by their names as in the locks of their jobs. */
export interface Heartbeat {
  /** A lane begins: others hear of it before long, and free its jobs once it is silent. */
  add(name: string): void;
  delete(name: string): void;
  /** Resolves once all are heard of. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

/** Records the living workers every five seconds, and frees the jobs of dead ones. */
export function startHeartbeat({ db, logger }: Deps): Heartbeat {
  const workers = new Set<string>();
  const report = (error: unknown) => logger.warn({ err: error }, 'the worker could not say that it lives');
  let isSoon = false;
  const tick = () => {
    beat(db, workers)
      .then(() => freeDeadWorkers(db))
      .catch(report);
  };
  const timer = setInterval(tick, HEARTBEAT_MS);
  return {
    add(name) {
      workers.add(name);
      if (!isSoon) {
        isSoon = true;
        // Lanes begin together.
        setImmediate(() => {
          isSoon = false;
          beat(db, workers).catch(report);
        });
      }
    },
    delete: (name) => void workers.delete(name),
    async beat() {
      await beat(db, workers);
    },
    async stop() {
      clearInterval(timer);
      await sql`delete from worker_heartbeat where worker_id = any(${[...workers]}::text[])`.execute(db);
    },
  };
}
