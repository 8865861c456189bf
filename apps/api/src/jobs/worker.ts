import { run } from 'graphile-worker';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { newId } from '../core/ids.ts';
import { queueLogger } from './queue-logger.ts';
import { openQueuePool } from './queue-pool.ts';
import { createTasks } from './tasks.ts';

const CONCURRENCY = 4;
const HEARTBEAT_MS = 10_000;
/** A worker silent for this long is dead: its locks are freed and its row goes. */
const DEAD_AFTER_S = 45;

async function beat({ db }: Pick<Context, 'db'>, workerId: string): Promise<void> {
  await sql`insert into worker_heartbeat (worker_id) values (${workerId})
            on conflict (worker_id) do update set seen_at = now()`.execute(db);
}

/** Frees the jobs of workers that died, which the queue would otherwise keep locked for four hours. */
async function freeDeadWorkers({ db }: Pick<Context, 'db'>): Promise<void> {
  const { rows } = await sql<{ worker_id: string }>`
    select distinct job.locked_by as worker_id from graphile_worker._private_jobs job
    where job.locked_by is not null and job.locked_at < now() - make_interval(secs => ${DEAD_AFTER_S})
      and not exists (select 1 from worker_heartbeat heart
                      where heart.seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})
                        and starts_with(job.locked_by, heart.worker_id))`.execute(db);
  if (rows.length > 0) {
    await sql`select graphile_worker.force_unlock_workers(${rows.map((row) => row.worker_id)})`.execute(db);
  }
  await sql`delete from worker_heartbeat where seen_at < now() - interval '1 hour'`.execute(db);
}

export interface Worker {
  stop(): Promise<void>;
}

/** Starts working off the job queue in this process. */
export async function startWorker(context: Context): Promise<Worker> {
  const workerId = `worker-${newId()}`;
  await beat(context, workerId);
  const tick = () => {
    beat(context, workerId)
      .then(() => freeDeadWorkers(context))
      .catch((error: unknown) => context.logger.warn({ err: error }, 'the worker could not say that it lives'));
  };
  const timer = setInterval(tick, HEARTBEAT_MS);
  const { tasks, crontab } = createTasks(context);
  const connections = openQueuePool(context, CONCURRENCY);
  const runner = await run({
    pgPool: connections.pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: queueLogger(context),
    pollInterval: 1000,
    taskList: tasks,
    crontab,
  });
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop();
      await connections.close();
      await sql`delete from worker_heartbeat where worker_id = ${workerId}`.execute(context.db);
    },
  };
}
