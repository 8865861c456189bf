const MINUTE_MS = 60_000;

/** Returns the number of lines of a kind that were left out since the last one; null where the next one is left out, too. */
type Sampler = (kind: string) => number | null;

/**
 * Limits the lines of each kind in a minute, so that an outage doesn't fill the log.
 * @param now epoch milliseconds.
 */
export function createSampler(most: number, now: () => number = Date.now): Sampler {
  const kinds = new Map<string, { taken: number; left_out: number }>();
  let begun = now();
  return (kind) => {
    if (now() - begun >= MINUTE_MS) {
      begun = now();
      for (const [name, { left_out }] of kinds) {
        if (left_out === 0) kinds.delete(name);
        else kinds.set(name, { taken: 0, left_out });
      }
    }
    const count = kinds.get(kind) ?? { taken: 0, left_out: 0 };
    kinds.set(kind, count);
    if (count.taken >= most) {
      count.left_out += 1;
      return null;
    }
    count.taken += 1;
    const { left_out } = count;
    count.left_out = 0;
    return left_out;
  };
}
