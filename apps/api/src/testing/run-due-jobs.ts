import { setTimeout } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Context } from '../context.ts';
import type { Task } from '../jobs/define-job.ts';
import { queueLogger } from '../jobs/queue-logger.ts';
import { openQueuePool } from '../jobs/queue-pool.ts';
import { createTasks, listDueRows, type JobName } from '../jobs/register.ts';

const CONCURRENCY = 2;

/** How long the end of a job's work may take to be written, in ms. A worker that was killed leaves its jobs locked for hours. */
const END_MS = 2000;

/**
 * How many jobs of such tasks are due that no worker runs, and how many are locked. Workers can overlook a job of a queue while another
 * worker looks.
 */
async function countLeft({ db }: Context, tasks: readonly string[]): Promise<{ due: number; locked: number }> {
  const { rows } = await sql<{ due: number; locked: number }>`
    select count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::integer as due,
      count(*) filter (where locked_at is not null)::integer as locked
    from graphile_worker.jobs where task_identifier = any(${tasks})`.execute(db);
  return rows[0] ?? { due: 0, locked: 0 };
}

/** Waits until the end of what was done is written. @returns whether more is due. */
async function isLeft(context: Context, tasks: readonly string[]): Promise<boolean> {
  const begun = performance.now();
  let left = await countLeft(context, tasks);
  while (left.due === 0 && left.locked > 0 && performance.now() - begun < END_MS) {
    await setTimeout(5);
    left = await countLeft(context, tasks);
  }
  return left.due > 0;
}

const queues = new WeakMap<Context, ReturnType<typeof openQueuePool>>();

/** The queue's connections, which are kept: making new ones takes longer than most jobs. */
function queueOf(context: Context): Pool {
  const queue = queues.get(context) ?? openQueuePool(context, context.config.jobs.pool_size);
  queues.set(context, queue);
  return queue.pool;
}

/** Closes the queue's connections, if there are any. It does not wait for them. */
export function closeQueue(context: Context): void {
  void queues.get(context)?.close();
}

async function drain(context: Context, tasks: Record<string, Task>): Promise<void> {
  const names = Object.keys(tasks);
  while (await isLeft(context, names)) {
    await runOnce({
      pgPool: queueOf(context),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: queueLogger(context),
      taskList: tasks,
    });
  }
}

/** Runs every due job with the real queue, and returns when none is left. For tests of the queue, and of all that follows. */
export const runDueJobs = (context: Context): Promise<void> => drain(context, createTasks(context));

/**
 * Runs the due jobs of these kinds with the real queue, those that they enqueue of these kinds too, and returns when none
 * is left. All others stay in the queue.
 */
export async function runJobs(context: Context, ...names: readonly [JobName, ...JobName[]]): Promise<void> {
  const named: ReadonlySet<string> = new Set(names);
  await drain(context, Object.fromEntries(Object.entries(createTasks(context)).filter(([name]) => named.has(name))));
}

/** Runs one job by its name, as the queue or the clock would. */
export async function runJob(context: Context, name: string, payload: unknown = {}): Promise<void> {
  const task = createTasks(context)[name];
  if (!task) {
    throw new Error(`no job is called ${name}`);
  }
  await task(payload);
}

/** Enqueues what rows have made due since ever, by the clock of a test, which may have gone back. */
export async function sweepDueRows(context: Context): Promise<void> {
  const names = listDueRows().map(({ name }) => name);
  await sql`
    insert into due_work (name, until, key)
    select name, '2001-01-01', '00000000-0000-0000-0000-000000000000' from unnest(${names}::text[]) as name
    on conflict (name) do update set until = excluded.until, key = excluded.key`.execute(context.db);
  await runJob(context, 'enqueue-due-rows');
}
