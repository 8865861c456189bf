import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Context } from '../context.ts';
import { queueLogger } from '../jobs/queue-logger.ts';
import { openQueuePool } from '../jobs/queue-pool.ts';
import { createTasks } from '../jobs/register.ts';

const CONCURRENCY = 2;

/** Whether a job is due that nobody works on: of those in one queue, workers can overlook one while another looks. */
async function isLeft({ db }: Context): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs
    where run_at <= now() and attempts < max_attempts and locked_at is null limit 1`.execute(db);
  return rows.length > 0;
}

const queues = new WeakMap<Context, ReturnType<typeof openQueuePool>>();

/** The queue's connections, which are kept: making new ones takes longer than most jobs. */
function queueOf(context: Context): Pool {
  const queue = queues.get(context) ?? openQueuePool(context, context.config.jobs.pool_size);
  queues.set(context, queue);
  return queue.pool;
}

/** Gives the queue's connections back, where there are any; for one with a job that nobody waits for, nobody waits. */
export function closeQueue(context: Context): void {
  void queues.get(context)?.close();
}

/** Works off every job that is due, with the real queue, and comes back when nothing is left. */
export async function runDueJobs(context: Context): Promise<void> {
  while (await isLeft(context)) {
    await runOnce({
      pgPool: queueOf(context),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: queueLogger(context),
      taskList: createTasks(context),
    });
  }
}

/** Runs one job by its name, as the queue or the clock would. */
export async function runJob(context: Context, name: string, payload: unknown = {}): Promise<void> {
  const task = createTasks(context)[name];
  if (!task) {
    throw new Error(`no job is called ${name}`);
  }
  await task(payload);
}
