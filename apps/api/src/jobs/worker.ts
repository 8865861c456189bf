import type { Context } from '../context.ts';
import { startHeartbeat } from './heartbeat.ts';
import { startLane } from './lane.ts';
import { createLanes, CRONTAB } from './register.ts';

export interface Worker {
  stop(): Promise<void>;
}

/** Starts running jobs in this process: each lane separately, so that a slow one delays no other. */
export async function startWorker(context: Context): Promise<Worker> {
  const names = startHeartbeat(context);
  const [first = {}, ...others] = createLanes(context);
  // The first lane migrates the queue's own tables for the others.
  const started = [await startLane(context, { tasks: first, crontab: CRONTAB, names })];
  started.push(...(await Promise.all(others.map((tasks) => startLane(context, { tasks, crontab: '', names })))));
  await names.beat();
  return {
    async stop() {
      await Promise.all(started.map((lane) => lane.stop()));
      await names.stop();
    },
  };
}
