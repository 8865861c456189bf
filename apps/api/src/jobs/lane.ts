import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { run, type Runner, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { queueLogger } from './queue-logger.ts';
import { openQueuePool } from './queue-pool.ts';
import type { Task } from './define-job.ts';
import type { Heartbeat } from './heartbeat.ts';

const RESTART_MS = 1000;

/** Kinds of job that are run together, separate from other lanes. */
export interface Lane {
  tasks: Record<string, Task>;
  /** Scheduled jobs. */
  crontab: string;
  /** Hears of what holds the lane's jobs. */
  names: Pick<Heartbeat, 'add' | 'delete'>;
}

export interface RunningLane {
  stop(): Promise<void>;
}

/** The running queue with its own connections: a broken one may keep some of them for ever. */
interface AtWork {
  runner: Runner;
  /** Settles when it has ended or failed. */
  over: Promise<void>;
  close(): Promise<void>;
}

const report = ({ logger }: Context, error: unknown) =>
  logger.warn({ err: error, part: 'jobs' }, 'the job queue stopped with an error');

async function startQueue(
  context: Context,
  { tasks, crontab }: Lane,
  onCreated: (name: string) => void,
): Promise<AtWork> {
  const { concurrency, pool_size } = context.config.jobs;
  const { pool, close } = openQueuePool(context, pool_size);
  const events = new EventEmitter() as WorkerEvents;
  // The queue locks jobs for all workers of a lane under one name.
  events.on('pool:create', ({ workerPool }) => onCreated(workerPool.id));
  const broken = Promise.withResolvers<void>();
  // The queue's own shutdown may wait for ever to record results.
  events.on('pool:fatalError', () => void setTimeout(RESTART_MS).then(broken.resolve));
  try {
    const runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      logger: queueLogger(context),
      pollInterval: 1000,
      taskList: tasks,
      crontab,
      events,
      // In the next turn, so that a failure belongs to the runner and doesn't end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const over = runner.promise.catch((error: unknown) => report(context, error));
    return { runner, over: Promise.race([over, broken.promise]), close };
  } catch (error) {
    void close();
    throw error;
  }
}

/**
 * Runs a lane until it is stopped. The queue fails where it can't record that a job is done, for example when the
 * database becomes unavailable. Then it restarts, and locked jobs run again.
 */
export async function startLane(context: Context, lane: Lane): Promise<RunningLane> {
  const { db, logger } = context;
  const ending = new AbortController();
  const { signal } = ending;
  let queueNames: string[] = [];

  const start = () =>
    startQueue(context, lane, (name) => {
      queueNames.push(name);
      lane.names.add(name);
    });

  /** Frees the jobs of the previous queue. */
  async function releaseJobs(): Promise<void> {
    await sql`select graphile_worker.force_unlock_workers(${queueNames}::text[])`.execute(db);
    queueNames.forEach((name) => lane.names.delete(name));
    queueNames = [];
  }

  const pause = () => setTimeout(RESTART_MS, undefined, { signal }).catch(() => undefined);

  async function restart(): Promise<AtWork | null> {
    for (await pause(); !signal.aborted; await pause()) {
      try {
        await releaseJobs();
        return await start();
      } catch (error) {
        logger.warn({ err: error, part: 'jobs' }, "the job queue can't start again yet");
      }
    }
    return null;
  }

  let atWork: AtWork | null = await start();
  const over = (async () => {
    while (atWork !== null) {
      const { runner, close } = atWork;
      await atWork.over;
      if (signal.aborted) {
        await close();
        return;
      }
      logger.warn({ part: 'jobs' }, 'the job queue stopped and starts again');
      void runner.stop().catch(() => undefined);
      void close();
      atWork = await restart();
      // A caller who stopped it in the meantime only knew the previous queue.
      if (signal.aborted) await atWork?.runner.stop();
    }
  })();

  return {
    async stop() {
      ending.abort();
      await atWork?.runner.stop().catch(() => undefined);
      await over;
    },
  };
}
