import type { Workload } from './workload.ts';

/** Somebody who answers workloads. What is prepared once is prepared here and not measured. */
export type Contender = (workload: Workload) => Answering;

export interface Answering {
  /** The slots in whatever form the contender has them. */
  compute(): readonly unknown[];
  /** The slots as JSON. */
  json(): string;
  /** The starts of what `compute` gives, for the comparison; epoch ms. */
  starts(): number[];
}
