/** A random generator that repeats itself for the same seed (mulberry32, public domain). */
export interface SeededRandom {
  /** Picks an entry. */
  pick<T>(entries: readonly [T, ...T[]]): T;
  /** True with a probability of `percent` per cent. */
  chance(percent: number): boolean;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    pick: (entries) => entries[Math.floor(next() * entries.length)] ?? entries[0],
    chance: (percent) => next() * 100 < percent,
  };
}
