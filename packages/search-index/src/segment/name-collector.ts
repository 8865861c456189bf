import { GrowingNumbers } from './growing.ts';
import { room32, room8, type Segment } from './segment.ts';

/** Most bytes that one UTF-16 code unit takes in UTF-8. */
const MOST_BYTES = 3;

/** Names as they come, kept as bytes: texts would keep those in memory from which they were cut. */
export class NameCollector {
  #letters = Buffer.alloc(4096);
  #used = 0;
  readonly #starts = new GrowingNumbers();

  get size(): number {
    return this.#starts.length;
  }

  add(name: string): void {
    this.#starts.push(this.#used);
    const needed = this.#used + name.length * MOST_BYTES;
    if (needed > this.#letters.length) {
      const larger = Buffer.alloc(needed * 2);
      this.#letters.copy(larger, 0, 0, this.#used);
      this.#letters = larger;
    }
    this.#used += this.#letters.write(name, this.#used);
  }

  /** The names in a sequence of documents. */
  finish(sequence: Uint32Array): Pick<Segment, 'name_starts' | 'name_letters'> {
    this.#starts.push(this.#used);
    const { array } = this.#starts;
    const name_starts = room32(sequence.length + 1);
    const name_letters = room8(this.#used);
    let to = 0;
    for (let place = 0; place < sequence.length; place += 1) {
      const from = sequence[place] as number;
      name_starts[place] = to;
      for (let at = array[from] as number; at < (array[from + 1] as number); at += 1) {
        name_letters[to] = this.#letters[at] as number;
        to += 1;
      }
    }
    name_starts[sequence.length] = to;
    return { name_starts, name_letters };
  }
}
