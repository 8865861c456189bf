import type { World, WorldOptions } from './world.ts';

/** How much a test does; `npm test` does a little of the same. */
export interface Scale {
  /** Slots to race for, and the number of users for each. */
  slots: number;
  racers: number;
  approvals: number;
  lost_answers: number;
  webhooks: number;
  kills: number;
  /** The number of users who book, pay, accept and cancel at once while processes are killed. */
  lives: number;
  /** Whether workers are killed, too; their jobs are free again after half a minute. */
  kills_workers: boolean;
  /** Requests during the restarts. */
  requests: number;
  /** The number of sessions whose mentors are paid. */
  payouts: number;
  /** The duration of the overload, in seconds. */
  overload_s: number;
  seed: number;
}

export interface Figure {
  what: string;
  goal: string;
  found: string;
  holds: boolean;
  /** Depends on other load on the machine. */
  is_speed?: boolean;
}

/** One test of `docs/chaos.md`: its actions, and its findings. */
export type Row = (world: World, scale: Scale) => Promise<Figure[]>;

/** Tests that run in one environment. */
export interface Group {
  rows: Readonly<Record<string, Row>>;
  world?: WorldOptions;
  /** The factors by which it differs from the others. */
  scale?: Partial<Scale>;
}

/** The value below which this share of the numbers is; NaN of none. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
