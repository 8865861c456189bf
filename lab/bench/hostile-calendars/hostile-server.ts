import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HOSTILE_ANSWERS, HOSTILE_CALENDARS } from '@abroad/api/testing/hostile-calendars';

export const FEEDS = Object.keys(HOSTILE_CALENDARS) as (keyof typeof HOSTILE_CALENDARS)[];
export const ANSWERS = Object.keys(HOSTILE_ANSWERS) as (keyof typeof HOSTILE_ANSWERS)[];
/** The content that a calendar's server sends. */
export type Sent = (typeof FEEDS)[number] | (typeof ANSWERS)[number];

export interface HostileServer {
  url: string;
  set(sent: Sent): Promise<void>;
  /** How often it was requested since. */
  asked(): number;
  stop(): Promise<unknown>;
}

/** A server with a configurable response, in its own thread, so that it doesn't affect the measurement. */
export async function startHostileServer(): Promise<HostileServer> {
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('answering.ts', import.meta.url), { workerData: asked.buffer });
  const [port] = (await once(worker, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    async set(sent) {
      worker.postMessage(sent);
      await once(worker, 'message');
    },
    asked: () => Atomics.load(asked, 0),
    stop: () => worker.terminate(),
  };
}
