/** So much is remembered of each segment; each takes some bits for each document. */
const MOST = 24;

/** Remembers what was asked for last: a segment never changes. */
export class Kept<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  /** @param most so many at most. */
  constructor(most = MOST) {
    this.#most = most;
  }

  get(key: string, make: () => T): T {
    const value = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return value;
  }
}
