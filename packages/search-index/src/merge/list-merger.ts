import { bitWords, countBits, setBit, writeNumbers } from '../segment/bits.ts';
import { writeGaps } from '../segment/gaps.ts';
import { type Lists, room16, room32 } from '../segment/segment.ts';
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
  /** A list of a part, while it is read. */
  readonly #read: Uint32Array;
  readonly #written: Pick<Lists, 'bits' | 'gaps'>;
  readonly #ends = { bits: 0, gaps: 0 };

  /** @param most how much the lists may take of each array; what is not used takes no memory */
  constructor(merged: readonly MergePart[], numbering: Numbering, most: Record<'bits' | 'gaps', number>) {
    this.#merged = merged;
    this.#numbering = numbering;
    this.#bits = new Uint32Array(bitWords(numbering.size));
    this.#few = new Uint32Array(this.#bits.length + 1);
    this.#read = new Uint32Array(Math.max(...merged.map(({ segment }) => bitWords(segment.size))));
    this.#written = { bits: room32(most.bits), gaps: room16(most.gaps) };
  }

  #each(sources: readonly Source[], visit: (number: number) => void): void {
    for (const { part, list } of sources) {
      const { segment } = this.#merged[part] as MergePart;
      const renumbered = this.#numbering.renumbered[part] as Uint32Array;
      eachOrdinal(
        ordinalsOf(segment.word_lists, list, segment.size, () => this.#read),
        (place) => {
          const number = renumbered[place] as number;
          if (number !== GONE) visit(number);
        },
      );
    }
  }

  /** Writes a list. @returns where it begins, and how many documents it has */
  write(sources: readonly Source[], most: number): { start: number; count: number } {
    return most < this.#bits.length * MANY ? this.#writeFew(sources) : this.#writeMany(sources);
  }

  #writeFew(sources: readonly Source[]): { start: number; count: number } {
    let count = 0;
    this.#each(sources, (number) => {
      this.#few[count] = number;
      count += 1;
    });
    const found = this.#few.subarray(0, count);
    if (sources.length > 1) found.sort();
    return this.#writeGaps(found);
  }

  #writeMany(sources: readonly Source[]): { start: number; count: number } {
    const bits = this.#bits;
    bits.fill(0);
    this.#each(sources, (number) => setBit(bits, number));
    const count = countBits(bits);
    if (!isDense(count, this.#numbering.size)) {
      writeNumbers(bits, this.#few);
      return this.#writeGaps(this.#few.subarray(0, count));
    }
    const start = this.#ends.bits;
    this.#written.bits.set(bits, start);
    this.#ends.bits += bits.length;
    return { start, count };
  }

  #writeGaps(list: Uint32Array): { start: number; count: number } {
    const start = this.#ends.gaps;
    this.#ends.gaps = writeGaps(list, this.#written.gaps, start);
    return { start, count: list.length };
  }

  /** All that was written. The room beyond it was never touched, and takes no memory. */
  finish(): Pick<Lists, 'bits' | 'gaps'> {
    const { bits, gaps } = this.#written;
    return { bits: bits.subarray(0, this.#ends.bits), gaps: gaps.subarray(0, this.#ends.gaps) };
  }
}
