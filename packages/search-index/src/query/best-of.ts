type Compare = (one: number, other: number) => number;

/**
 * Keeps the best of many documents: those with the lowest keys, equals by `compare`. A heap with the worst of those
 * kept on top.
 */
export class BestOf {
  readonly #needed: number;
  readonly #compare: Compare;
  readonly #keys: number[] = [];
  readonly #documents: number[] = [];

  /** @param needed how many are kept at most */
  constructor(needed: number, compare: Compare) {
    this.#needed = needed;
    this.#compare = compare;
  }

  /** A document with a higher key has no chance; Infinity as long as any has. */
  get bound(): number {
    return this.#keys.length < this.#needed ? Infinity : (this.#keys[0] ?? -Infinity);
  }

  /** Whether a document comes after the one at a place of the heap. */
  #isAfter(key: number, document: number, at: number): boolean {
    const other = this.#keys[at] as number;
    return key === other ? this.#compare(document, this.#documents[at] as number) > 0 : key > other;
  }

  #put(at: number, key: number, document: number): void {
    this.#keys[at] = key;
    this.#documents[at] = document;
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#keys[from] as number, this.#documents[from] as number);
  }

  #rise(from: number, key: number, document: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isAfter(key, document, above)) break;
      this.#move(above, at);
      at = above;
    }
    this.#put(at, key, document);
  }

  #sink(key: number, document: number): void {
    const { length } = this.#keys;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      const right = below + 1;
      const isRight =
        right < length && this.#isAfter(this.#keys[right] as number, this.#documents[right] as number, below);
      const worse = isRight ? right : below;
      if (this.#isAfter(key, document, worse)) break;
      this.#move(worse, at);
      at = worse;
    }
    this.#put(at, key, document);
  }

  offer(key: number, document: number): void {
    if (this.#keys.length < this.#needed) {
      this.#rise(this.#keys.length, key, document);
    } else if (this.#needed > 0 && !this.#isAfter(key, document, 0)) {
      this.#sink(key, document);
    }
  }

  /** Those kept, the best first. */
  finish(): number[] {
    const keys = this.#keys;
    const documents = this.#documents;
    const order = [...keys.keys()].toSorted((one, other) => {
      const first = keys[one] as number;
      const second = keys[other] as number;
      if (first !== second) return first < second ? -1 : 1;
      return this.#compare(documents[one] as number, documents[other] as number);
    });
    return order.map((at) => documents[at] as number);
  }
}
