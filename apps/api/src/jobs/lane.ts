import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { run, type Runner, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { queueLogger } from './queue-logger.ts';
import { openQueuePool } from './queue-pool.ts';
import type { Task } from './task.ts';

/** How many jobs of each lane run at once. */
const CONCURRENCY = 4;
const RESTART_MS = 1000;

/** Kinds of job that are worked off together, beside other lanes. */
export interface Lane {
  tasks: Record<string, Task>;
  /** What time starts. */
  crontab: string;
  /** Keeps the names of the lane's living workers, as the locks of their jobs have them. */
  names: Set<string>;
}

export interface RunningLane {
  stop(): Promise<void>;
}

/**
 * Works a lane off until it is stopped. The queue gives up where it can't write down that a job is done, as when the
 * database goes away at that moment; then it begins anew, and what was locked is done once more.
 */
export async function startLane(context: Context, { tasks, crontab, names }: Lane): Promise<RunningLane> {
  const { db, logger } = context;
  const connections = openQueuePool(context, CONCURRENCY);
  const ending = new AbortController();
  const { signal } = ending;
  let own = new Set<string>();

  async function begin(): Promise<Runner> {
    const events = new EventEmitter() as WorkerEvents;
    events.on('worker:create', ({ worker }) => {
      own.add(worker.workerId);
      names.add(worker.workerId);
    });
    return run({
      pgPool: connections.pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: queueLogger(context),
      pollInterval: 1000,
      taskList: tasks,
      crontab,
      events,
      // Not at once but in the next turn: only so is a failure of it the runner's, and not the process's.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  /** Frees what the workers before had taken, for they are no more. */
  async function bury(): Promise<void> {
    const dead = [...own];
    await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db);
    dead.forEach((name) => names.delete(name));
    own = new Set();
  }

  const pause = () => setTimeout(RESTART_MS, undefined, { signal }).catch(() => undefined);

  async function beginAgain(): Promise<Runner | null> {
    for (await pause(); !signal.aborted; await pause()) {
      try {
        await bury();
        return await begin();
      } catch (error) {
        logger.warn({ err: error, part: 'jobs' }, 'the job queue can not begin anew yet');
      }
    }
    return null;
  }

  let runner: Runner | null = await begin();
  const over = (async () => {
    while (runner !== null) {
      await runner.promise.catch((error: unknown) =>
        logger.warn({ err: error, part: 'jobs' }, 'the job queue broke off and begins anew'),
      );
      runner = signal.aborted ? null : await beginAgain();
      // Whoever stopped it meanwhile knew only the one before.
      if (signal.aborted) await runner?.stop();
    }
  })();

  return {
    async stop() {
      ending.abort();
      await runner?.stop().catch(() => undefined);
      await over;
      await connections.close();
    },
  };
}
