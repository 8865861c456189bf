/** Enough for every name and employer; what comes after is worked out each time. */
const MOST = 300_000;

/** A function that works out what it gives for a text only once. */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = work(text);
    if (known.size < MOST) known.set(text, value);
    return value;
  };
}
