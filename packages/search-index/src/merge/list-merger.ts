import { bitWords, countBits, setBit, writeNumbers } from '../segment/bits.ts';
import { type Lists, room32 } from '../segment/segment.ts';
import { isDense } from '../segment/write-lists.ts';
import { eachOrdinal, ordinalsOf } from '../query/ordinals.ts';
import { GONE, type MergePart, type Numbering } from './renumber.ts';

/** From this part of the bit words on, documents are put in order by setting bits rather than by sorting. */
const MANY = 1 / 8;

/** A list of one part. */
export interface Source {
  part: number;
  list: number;
}

/** Writes lists of several parts as one, under the new numbers of their documents. */
export class ListMerger {
  readonly #merged: readonly MergePart[];
  readonly #numbering: Numbering;
  readonly #bits: Uint32Array;
  readonly #few: Uint32Array;
  readonly #data: Uint32Array;
  #end = 0;

  /** @param most as many numbers as the lists may take */
  constructor(merged: readonly MergePart[], numbering: Numbering, most: number) {
    this.#merged = merged;
    this.#numbering = numbering;
    this.#bits = new Uint32Array(bitWords(numbering.size));
    this.#few = new Uint32Array(this.#bits.length + 1);
    this.#data = room32(most);
  }

  /** Where the next list begins. */
  get end(): number {
    return this.#end;
  }

  #each(sources: readonly Source[], visit: (number: number) => void): void {
    for (const { part, list } of sources) {
      const { segment } = this.#merged[part] as MergePart;
      const renumbered = this.#numbering.renumbered[part] as Uint32Array;
      eachOrdinal(ordinalsOf(segment.word_lists, list, segment.size), (place) => {
        const number = renumbered[place] as number;
        if (number !== GONE) visit(number);
      });
    }
  }

  /** Writes a list. @returns how many documents it has */
  write(sources: readonly Source[], most: number): number {
    const count = most < this.#bits.length * MANY ? this.#writeFew(sources) : this.#writeMany(sources);
    this.#end += Math.min(count, this.#bits.length);
    return count;
  }

  #writeFew(sources: readonly Source[]): number {
    let count = 0;
    this.#each(sources, (number) => {
      this.#few[count] = number;
      count += 1;
    });
    const found = this.#few.subarray(0, count);
    if (sources.length > 1) found.sort();
    this.#data.set(found, this.#end);
    return count;
  }

  #writeMany(sources: readonly Source[]): number {
    const bits = this.#bits;
    bits.fill(0);
    this.#each(sources, (number) => setBit(bits, number));
    const count = countBits(bits);
    if (isDense(count, this.#numbering.size)) this.#data.set(bits, this.#end);
    else writeNumbers(bits, this.#data, this.#end);
    return count;
  }

  /** All that was written, in room of its own size. */
  finish(): Lists['data'] {
    if (this.#end === this.#data.length) return this.#data;
    const data = room32(this.#end);
    data.set(this.#data.subarray(0, this.#end));
    return data;
  }
}
