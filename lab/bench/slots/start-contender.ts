import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Ask } from './contender-thread.ts';

/** A peer in its own thread, so that garbage collection and compiled code are separate. */
export interface StartedContender {
  name: string;
  starts(workload: number): Promise<number[]>;
  /** One turn of work. @returns ms per run. */
  turn(workload: number, work: 'compute' | 'json'): Promise<number>;
  stop(): Promise<unknown>;
}

/** @param peers the folder with its packages. */
export function startContender(name: string, peers: string): StartedContender {
  const worker = new Worker(new URL('contender-thread.ts', import.meta.url), { workerData: { name, peers } });
  const ask = async (question: Ask): Promise<unknown> => {
    worker.postMessage(question);
    const [answer] = (await once(worker, 'message')) as [unknown];
    return answer;
  };
  return {
    name,
    starts: async (workload) => (await ask({ workload, work: 'starts' })) as number[],
    turn: async (workload, work) => (await ask({ workload, work })) as number,
    stop: () => worker.terminate(),
  };
}
