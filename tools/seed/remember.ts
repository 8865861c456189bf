/** Enough for every name and employer; what comes after is worked out each time. */
const MOST = 300_000;

/** A function that works out what it gives for something only once. */
export function remember<K, T>(work: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(key);
    if (known.size < MOST) known.set(key, value);
    return value;
  };
}
