import { bitWords } from './bits.ts';
import { type Lists, room32 } from './segment.ts';

/** What a list of so many documents takes in `data`. */
export const listLength = (count: number, size: number): number => Math.min(count, bitWords(size));
/** Whether a list of so many documents is kept as bits. */
export const isDense = (count: number, size: number): boolean => count > bitWords(size);

/** Fills lists of which it is known beforehand how long each becomes. */
export class ListFiller {
  readonly lists: Lists;
  readonly #ends: Uint32Array;
  readonly #dense: Uint8Array;

  /** @param counts by list: how many documents will be added */
  constructor(counts: Uint32Array, size: number) {
    const starts = room32(counts.length);
    this.#dense = new Uint8Array(counts.length);
    let length = 0;
    for (let list = 0; list < counts.length; list += 1) {
      const count = counts[list] as number;
      starts[list] = length;
      length += listLength(count, size);
      if (isDense(count, size)) this.#dense[list] = 1;
    }
    this.lists = { counts, starts, data: room32(length) };
    this.#ends = Uint32Array.from(starts);
  }

  /** Adds a document to a list; documents come rising. */
  add(list: number, document: number): void {
    const { data } = this.lists;
    const at = this.#ends[list] as number;
    if (this.#dense[list] === 1) {
      const word = at + (document >>> 5);
      data[word] = (data[word] as number) | (1 << (document & 31));
      return;
    }
    data[at] = document;
    this.#ends[list] = at + 1;
  }
}
