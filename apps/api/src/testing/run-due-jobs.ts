import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { queueLogger } from '../jobs/queue-logger.ts';
import { withQueuePool } from '../jobs/queue-pool.ts';
import { createTasks } from '../jobs/tasks.ts';

const CONCURRENCY = 2;

/** Whether a job is due that nobody works on: of those in one queue, workers can overlook one while another looks. */
async function isLeft({ db }: Context): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs
    where run_at <= now() and attempts < max_attempts and locked_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Works off every job that is due, with the real queue, and comes back when nothing is left. */
export async function runDueJobs(context: Context): Promise<void> {
  await withQueuePool(context, CONCURRENCY, async (pgPool) => {
    do {
      await runOnce({
        pgPool,
        concurrency: CONCURRENCY,
        noHandleSignals: true,
        logger: queueLogger(context),
        taskList: createTasks(context).tasks,
      });
    } while (await isLeft(context));
  });
}

/** Runs one job by its name, as the queue or the clock would. */
export async function runJob(context: Context, name: string, payload: unknown = {}): Promise<void> {
  const task = createTasks(context).tasks[name];
  if (!task) {
    throw new Error(`no job is called ${name}`);
  }
  await task(payload);
}
