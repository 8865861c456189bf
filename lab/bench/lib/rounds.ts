import { median } from './median.ts';

/** The minimum duration of a turn, so that the clock's resolution has no effect. */
const TURN_MS = 25;
const WARM_UP_MS = 300;

/** One turn of a contender. @returns ms a run. */
export type Turn = () => number | Promise<number>;

/** Kept where the compiler can't see that it is never read, so that no work is optimised away. */
let kept: unknown;

function runFor(least_ms: number, run: () => unknown): number {
  const begin = performance.now();
  let runs = 0;
  do {
    kept = run();
    runs += 1;
  } while (performance.now() - begin < least_ms);
  const took = performance.now() - begin;
  if (kept === undefined) throw new Error('the work gives nothing');
  kept = null;
  return took / runs;
}

/** Makes a turn of some work, and warms it up at the first one. */
export function turnOf(run: () => unknown): () => number {
  let isWarm = false;
  return () => {
    if (!isWarm) runFor(WARM_UP_MS, run);
    isWarm = true;
    return runFor(TURN_MS, run);
  };
}

/** The time of each peer in each round, in ms per run. */
export interface Rounds<Name extends string> {
  /** The median of the rounds, in ms. */
  median(name: Name): number;
  /** The ratio of two times: the median over the rounds, each compared within itself. */
  ratio(name: Name, beside: Name): number;
}

/** Evaluates measured rounds; entries with the same index are the same round. */
export function roundsOf<Name extends string>(times: Readonly<Record<Name, readonly number[]>>): Rounds<Name> {
  return {
    median: (name) => median(times[name]),
    ratio: (name, beside) => median(times[name].map((time, round) => time / (times[beside][round] ?? Number.NaN))),
  };
}

/**
 * Lets peers take turns, so that other load on the machine affects them equally.
 * @param count the number of turns of each; one before them doesn't count.
 */
export async function takeTurns<Name extends string>(
  turns: Readonly<Record<Name, Turn>>,
  count: number,
): Promise<Rounds<Name>> {
  const entries = Object.entries<Turn>(turns).map(([name, turn]) => ({ name, turn, found: [] as number[] }));
  for (const { turn } of entries) await turn();
  for (let round = 0; round < count; round += 1) {
    for (const { turn, found } of entries) found.push(await turn());
  }
  return roundsOf(Object.fromEntries(entries.map(({ name, found }) => [name, found])) as Record<Name, number[]>);
}
