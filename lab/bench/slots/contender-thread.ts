import { parentPort, workerData } from 'node:worker_threads';
import { turnOf } from '../lib/rounds.ts';
import { CONTENDERS } from './contenders.ts';
import { WORKLOADS } from './workload.ts';

/** A request to a thread: the starts once, or the duration of a turn of work. */
export interface Ask {
  workload: number;
  work: 'starts' | 'compute' | 'json';
}

const { name, peers } = workerData as { name: string; peers: string };
const contender = await CONTENDERS[name]?.(peers);

function prepare(index: number): Record<Ask['work'], () => number | number[]> {
  const workload = WORKLOADS[index];
  if (!contender || !workload) throw new Error(`there is no contender ${name}, or no such workload`);
  const answering = contender(workload);
  return {
    // From the same text that is measured.
    starts: () => (JSON.parse(answering.json()) as string[]).map((text) => Date.parse(text)),
    compute: turnOf(answering.compute),
    // As bytes, ready to be sent: V8 defers joining strings until they are read.
    json: turnOf(() => Buffer.from(answering.json())),
  };
}

const prepared = WORKLOADS.map((_, index) => prepare(index));
parentPort?.on('message', ({ workload, work }: Ask) => parentPort?.postMessage(prepared[workload]?.[work]()));
