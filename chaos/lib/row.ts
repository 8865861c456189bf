import type { World, WorldWishes } from './world.ts';

/** How much is done in a row; `npm test` does little of the same. */
export interface Scale {
  /** Slots that people race for, and how many race for each. */
  slots: number;
  racers: number;
  approvals: number;
  lost_answers: number;
  webhooks: number;
  kills: number;
  /** People who book, pay, accept and cancel at once while processes are killed. */
  lives: number;
  /** Also the workers, whose jobs are free again after 45 seconds. */
  kills_workers: boolean;
  /** Requests beneath which processes are started anew. */
  requests: number;
  /** How long more people come than can be answered, in seconds. */
  overload_s: number;
  seed: number;
}

export interface Figure {
  what: string;
  goal: string;
  found: string;
  holds: boolean;
  /** Hangs on what else the machine does. */
  is_speed?: boolean;
}

/** One property of `docs/chaos.md`: what is done to the world, and what is found. */
export type Row = (world: World, scale: Scale) => Promise<Figure[]>;

/** Rows that are done in one world. */
export interface Group {
  rows: Readonly<Record<string, Row>>;
  world?: WorldWishes;
}

/** The value below which such a share of the numbers lies; NaN of none. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
