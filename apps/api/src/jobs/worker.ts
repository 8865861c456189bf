import { EventEmitter } from 'node:events';
import { run, type WorkerEvents } from 'graphile-worker';
import type { Context } from '../context.ts';
import { startHeartbeat } from './heartbeat.ts';
import { queueLogger } from './queue-logger.ts';
import { openQueuePool } from './queue-pool.ts';
import type { Task } from './task.ts';
import { createTasks } from './tasks.ts';

/** How many jobs of each lane run at once. */
const CONCURRENCY = 4;

export interface Worker {
  stop(): Promise<void>;
}

interface Lane {
  tasks: Record<string, Task>;
  /** What time starts. */
  crontab: string;
  /** Keeps the names of the lane's workers, as the locks of their jobs have them. */
  names: Set<string>;
}

async function startLane(context: Context, { tasks, crontab, names }: Lane): Promise<Worker> {
  const events = new EventEmitter() as WorkerEvents;
  events.on('worker:create', ({ worker }) => void names.add(worker.workerId));
  const connections = openQueuePool(context, CONCURRENCY);
  const runner = await run({
    pgPool: connections.pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: queueLogger(context),
    pollInterval: 1000,
    taskList: tasks,
    crontab,
    events,
  });
  return {
    async stop() {
      await runner.stop();
      await connections.close();
    },
  };
}

/** Starts working off the job queue in this process: every lane by itself, so that a slow one holds up no other. */
export async function startWorker(context: Context): Promise<Worker> {
  const { lanes, crontab } = createTasks(context);
  const names = new Set<string>();
  const [first = {}, ...others] = lanes;
  // The first lane brings the queue's own tables up to date; then the others find them.
  const started = [await startLane(context, { tasks: first, crontab, names })];
  started.push(...(await Promise.all(others.map((tasks) => startLane(context, { tasks, crontab: '', names })))));
  const heartbeat = await startHeartbeat(context, names);
  return {
    async stop() {
      await Promise.all(started.map((lane) => lane.stop()));
      await heartbeat.stop();
    },
  };
}
