import type { Scratch, TakeRoom } from './scratch.ts';

/** So much is remembered of each segment; each takes some bits for each document. */
const MOST = 24;

/** Remembers what was asked for last: a segment never changes. */
export class Kept<T> {
  readonly #kept = new Map<string, { value: T; rooms: Uint32Array[] }>();
  readonly #scratch: Scratch;
  readonly #most: number;

  /**
   * @param scratch where the memory of what is remembered comes from, and goes to when it is forgotten.
   * @param most how many are kept at most.
   */
  constructor(scratch: Scratch, most = MOST) {
    this.#scratch = scratch;
    this.#most = most;
  }

  #make(make: (take: TakeRoom) => T) {
    const rooms: Uint32Array[] = [];
    const take = () => {
      const room = this.#scratch.take();
      rooms.push(room);
      return room;
    };
    return { value: make(take), rooms };
  }

  /** Returns the value remembered under a key, or makes it now with room that belongs to it. */
  get(key: string, make: (take: TakeRoom) => T): T {
    const entry = this.#kept.get(key) ?? this.#make(make);
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    if (this.#kept.size > this.#most) this.#forgetOldest();
    return entry.value;
  }

  /** All that is remembered. */
  values(): T[] {
    return Array.from(this.#kept.values(), ({ value }) => value);
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept;
    if (oldest === undefined) return;
    this.#kept.delete(oldest[0]);
    this.#scratch.giveBack(oldest[1].rooms);
  }
}
