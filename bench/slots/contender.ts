import type { Workload } from './workload.ts';

/** Somebody who answers workloads. What is prepared once is prepared here and not measured. */
export type Contender = (workload: Workload) => Answering;

export interface Answering {
  /** The slots in whatever form the contender has them. */
  compute(): readonly unknown[];
  /** The starts as a JSON array of instants in UTC. */
  json(): string;
}
