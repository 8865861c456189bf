/** A stream of choices that always falls out the same way for the same seed (mulberry32, public domain). */
export interface Choices {
  /** One of the entries. */
  pick<T>(entries: readonly [T, ...T[]]): T;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
}

export function choices(seed: number): Choices {
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
