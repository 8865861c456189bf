import { runOnce } from 'graphile-worker';
import type { Context } from '../context.ts';
import { queueLogger } from '../jobs/queue-logger.ts';
import { withQueuePool } from '../jobs/queue-pool.ts';
import { createTasks } from '../jobs/tasks.ts';

const CONCURRENCY = 2;

/** Works off every job that is due, with the real queue, and comes back when nothing is left. */
export async function runDueJobs(context: Context): Promise<void> {
  await withQueuePool(context, CONCURRENCY, (pgPool) =>
    runOnce({
      pgPool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: queueLogger(context),
      taskList: createTasks(context).tasks,
    }),
  );
}

/** Runs one job by its name, as the queue or the clock would. */
export async function runJob(context: Context, name: string, payload: unknown = {}): Promise<void> {
  const task = createTasks(context).tasks[name];
  if (!task) {
    throw new Error(`no job is called ${name}`);
  }
  await task(payload);
}
