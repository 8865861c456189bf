import { enlarged } from '../words/enlarged.ts';

/** More values than most have. */
const USUAL = 16;

/** Gathers which values of filters mentors have: for each how many, and their numbers. */
export class Marks {
  #numbers: Int32Array<ArrayBuffer>;
  #used = 0;

  /** @param mentors about how many */
  constructor(mentors: number) {
    this.#numbers = new Int32Array(mentors * USUAL);
  }

  /** Adds the next mentor. */
  add(values: readonly number[]): void {
    const end = this.#used + 1 + values.length;
    if (end > this.#numbers.length) this.#numbers = enlarged(this.#numbers, end * 2);
    this.#numbers[this.#used] = values.length;
    for (let at = 0; at < values.length; at += 1) this.#numbers[this.#used + 1 + at] = values[at] as number;
    this.#used = end;
  }

  end(): Int32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.#used);
  }
}
