/** Bits of a document's number, and of its segment's, in what is sorted. With 18 bits of key all fits into a double. */
const DOCUMENT = 2 ** 22;
const SEGMENT = 2 ** 13;
const KEY = DOCUMENT * SEGMENT;
/** The highest key. Where the highest value is the best, as with points, the key is this less the value. */
export const MOST = 2 ** 18 - 1;
const ROOM_FOR_EACH = 4;
const LEAST_ROOM = 256;

/** A document of one of several segments. */
export interface Place {
  segment: number;
  document: number;
}

/**
 * Keeps those documents of several segments that have the lowest keys, whole numbers below 2^18. Gathers more than are
 * needed and now and then sorts them, as plain numbers, which is many times faster than comparing; equals are put in
 * order at the end.
 */
export class BestScores {
  readonly #needed: number;
  #packed: Float64Array;
  #length = 0;
  /** A document with a higher key has no chance. */
  bound = Infinity;

  /** @param needed how many are kept at least */
  constructor(needed: number) {
    this.#needed = needed;
    this.#packed = new Float64Array(Math.max(LEAST_ROOM, needed * ROOM_FOR_EACH));
  }

  offer(key: number, segment: number, document: number): void {
    if (key > this.bound) return;
    if (this.#length === this.#packed.length) this.#tidy();
    this.#packed[this.#length] = key * KEY + segment * DOCUMENT + document;
    this.#length += 1;
  }

  /** Drops those that have no chance any more, judged by all that were offered until now. */
  settle(): void {
    if (this.#length >= this.#needed) this.#tidy();
  }

  /** Sorts, and drops those that have no chance any more; equals of the last one needed have theirs. */
  #tidy(): void {
    const sorted = this.#packed.subarray(0, this.#length);
    sorted.sort();
    if (this.#length >= this.#needed) this.bound = Math.floor((sorted[this.#needed - 1] ?? -1) / KEY);
    while (this.#length > this.#needed && (sorted[this.#length - 1] as number) >= (this.bound + 1) * KEY) {
      this.#length -= 1;
    }
    if (this.#length > this.#packed.length / 2) {
      const larger = new Float64Array(this.#packed.length * 2);
      larger.set(this.#packed.subarray(0, this.#length));
      this.#packed = larger;
    }
  }

  /** Those kept, in the order of their keys, equals by `compare`. */
  finish(compare: (one: Place, other: Place) => number): Place[] {
    this.#tidy();
    const keys: number[] = [];
    const places: Place[] = [];
    for (const packed of this.#packed.subarray(0, this.#length)) {
      const rest = packed % KEY;
      keys.push((packed - rest) / KEY);
      places.push({ segment: Math.floor(rest / DOCUMENT), document: rest % DOCUMENT });
    }
    for (let start = 0; start < keys.length;) {
      let end = start + 1;
      while (end < keys.length && keys[end] === keys[start]) end += 1;
      if (end > start + 1) {
        const equals = places.slice(start, end).toSorted(compare);
        equals.forEach((place, nth) => {
          places[start + nth] = place;
        });
      }
      start = end;
    }
    return places.slice(0, this.#needed);
  }
}
