import { GrowingNumbers } from './growing.ts';
import { room16, room32 } from './segment.ts';

/** Several numbers of each document, as they come. */
export class SeveralCollector {
  readonly #numbers = new GrowingNumbers();
  readonly #starts = new GrowingNumbers();
  #highest = 0;

  add(numbers: readonly number[]): void {
    this.#starts.push(this.#numbers.length);
    for (const number of numbers) {
      this.#numbers.push(number);
      this.#highest = Math.max(this.#highest, number);
    }
  }

  /** The numbers with the documents in a sequence, and where those of each begin. Once. */
  finish(sequence: Uint32Array): { starts: Uint32Array; data: Uint16Array | Uint32Array } {
    this.#starts.push(this.#numbers.length);
    const starts = room32(sequence.length + 1);
    const data = (this.#highest < 0x1_0000 ? room16 : room32)(this.#numbers.length);
    let to = 0;
    for (let place = 0; place < sequence.length; place += 1) {
      starts[place] = to;
      const from = sequence[place] as number;
      const end = this.#starts.array[from + 1] as number;
      for (let at = this.#starts.array[from] as number; at < end; at += 1) {
        data[to] = this.#numbers.array[at] as number;
        to += 1;
      }
    }
    starts[sequence.length] = to;
    return { starts, data };
  }
}
