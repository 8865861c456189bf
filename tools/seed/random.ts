/** Pseudo-random numbers, always the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** An integer from 0 up to, but not including, `end`. */
  below: (end: number) => number;
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Some different elements of a list, in a random order; all of them if there are fewer. */
  some: <T>(list: readonly T[], count: number) => T[];
}

/** Mixes numbers into 32 bits (the finish of MurmurHash3). */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32: small, fast, good enough for made-up people. */
class Mulberry implements Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  next(): number {
    const state = (this.#state + 0x6d2b79f5) | 0;
    this.#state = state;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (left.length > 0 && taken.length < count) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}

/** The numbers of a seed, from the first on. */
export const createRandom = (seed: number): Random => new Mulberry(seed);
