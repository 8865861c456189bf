import { enlarged } from './enlarged.ts';

const FIRST_SIZE = 1 << 20;
/** So many bytes are copied at once. */
const AT_ONCE = 4;
/** As many words without a place in the order as are worth putting all of them into order again. */
const UNORDERED = 0.02;

/**
 * The words that are written again and again, by number. They have a place in the order in which PostgreSQL keeps the
 * words of a tsvector (that of their bytes): it takes a vector that is in order as it is, and sorts others.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  #bytes = Buffer.alloc(FIRST_SIZE);
  #view = viewOf(this.#bytes);
  /** By number: where the word's bytes begin; one more than there are words. */
  #starts = new Int32Array(1024);
  /** By number. */
  #places = new Int32Array(1024);
  /** By place. */
  #inOrder = new Int32Array(0);
  #ordered = 0;

  get size(): number {
    return this.#words.length;
  }

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.size;
    const start = this.#starts[number] as number;
    const end = start + Buffer.byteLength(word);
    if (end + AT_ONCE > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(end)]);
      this.#view = viewOf(this.#bytes);
    }
    if (number + 1 >= this.#starts.length) {
      this.#starts = enlarged(this.#starts, this.#starts.length * 2);
      this.#places = enlarged(this.#places, this.#places.length * 2);
    }
    this.#bytes.write(word, start);
    this.#starts[number + 1] = end;
    // After all that have a place.
    this.#places[number] = number;
    this.#numbers.set(word, number);
    this.#words.push(word);
    return number;
  }

  /** Its number, if it has one. */
  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  wordOf(number: number): string {
    return this.#words[number] as string;
  }

  /** Which of the words comes where in the order. Holds until `order`. */
  placeOf(number: number): number {
    return this.#places[number] as number;
  }

  numberAt(place: number): number {
    return place < this.#ordered ? (this.#inOrder[place] as number) : place;
  }

  /** Gives every word its place, where many have come that have none. */
  order(): void {
    if (this.size - this.#ordered <= this.size * UNORDERED) return;
    const come = Array.from({ length: this.size - this.#ordered }, (_, nth) => this.#ordered + nth);
    // UTF-16 is in the order of UTF-8 but for the rarest letters; where it isn't, PostgreSQL sorts.
    come.sort((one, other) => (this.wordOf(one) < this.wordOf(other) ? -1 : 1));
    this.#inOrder = this.#merged(come);
    this.#inOrder.forEach((number, place) => (this.#places[number] = place));
    this.#ordered = this.size;
  }

  /** Those in order, and others that are in order by themselves. */
  #merged(others: readonly number[]): Int32Array<ArrayBuffer> {
    const merged = new Int32Array(this.#inOrder.length + others.length);
    let from = 0;
    let to = 0;
    for (const other of others) {
      const word = this.wordOf(other);
      const end = this.#placeBefore(word, from);
      merged.set(this.#inOrder.subarray(from, end), to);
      to += end - from;
      merged[to] = other;
      to += 1;
      from = end;
    }
    merged.set(this.#inOrder.subarray(from), to);
    return merged;
  }

  /** The place of the first that comes after a word, from a place on. */
  #placeBefore(word: string, from: number): number {
    let low = from;
    let high = this.#inOrder.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.wordOf(this.#inOrder[middle] as number) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Writes a word's bytes, four at once: up to three beyond its end are of no meaning.
   * @returns where they end
   */
  copy(number: number, target: DataView, at: number): number {
    const start = this.#starts[number] as number;
    const length = (this.#starts[number + 1] as number) - start;
    for (let nth = 0; nth < length; nth += AT_ONCE) target.setInt32(at + nth, this.#view.getInt32(start + nth));
    return at + length;
  }
}

const viewOf = ({ buffer, byteOffset, length }: Buffer) => new DataView(buffer, byteOffset, length);
