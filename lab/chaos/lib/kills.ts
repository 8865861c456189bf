import { setTimeout as later } from 'node:timers/promises';
import type { Random } from '../../../tools/seed/random.ts';
import type { Part } from './part.ts';

const MOST_DOWN_MS = 300;

/** Kills parts of an environment. */
export interface Kills {
  /** Kills a part drawn at random with `kill -9`, and restarts it after a moment. @returns its name */
  next(): Promise<string>;
  /** How often each part was killed, in words. */
  words(): string;
}

export function killsOf(parts: readonly Part[], random: Random): Kills {
  const tally = new Map<string, number>();
  return {
    async next() {
      const part = random.pick(parts);
      tally.set(part.name, (tally.get(part.name) ?? 0) + 1);
      await part.kill();
      await later(random.below(MOST_DOWN_MS));
      await part.start();
      return part.name;
    },
    words: () => [...tally].map(([name, count]) => `${name} ${count}`).join(', '),
  };
}

/** The time within which work continues after a kill. */
export const GOES_ON_MS = 60_000;
