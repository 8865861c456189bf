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

/** The same for things that are numbered from 0, which are found at once. */
export function rememberNumbered<K extends { readonly number: number }, T>(work: (key: K) => T): (key: K) => T {
  const known: (T | undefined)[] = [];
  return (key) => {
    const found = known[key.number];
    if (found !== undefined) return found;
    const value = work(key);
    // Without gaps, which would make it a table to be searched.
    while (known.length <= key.number) known.push(undefined);
    known[key.number] = value;
    return value;
  };
}

/** The same for what is worked out from two things, by the first and then by the other. */
export function rememberPairs<K, L, T>(work: (one: K, other: L) => T): (one: K, other: L) => T {
  const byFirst = remember((one: K) => remember((other: L) => work(one, other)));
  return (one, other) => byFirst(one)(other);
}
