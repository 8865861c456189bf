import type { Workload } from './workload.ts';

/** An engine that answers workloads. Preparation happens here and is not measured. */
export type Contender = (workload: Workload) => Answering;

export interface Answering {
  /** The slots in the engine's own form. */
  compute(): readonly unknown[];
  /** The starts as a JSON array of instants in UTC. */
  json(): string;
}
