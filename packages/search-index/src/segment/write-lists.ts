import { bitWords, setBit } from './bits.ts';
import { mostGaps, writeGap } from './gaps.ts';
import { type Lists, room16, room32 } from './segment.ts';

/** Whether a list of `count` documents is kept as bits: from where bits take less than numbers of 32 bits would. */
export const isDense = (count: number, size: number): boolean => count > bitWords(size);

/** Returns how much has to be read of a list of `count` documents. */
export const listLength = (count: number, size: number): number => Math.min(count, bitWords(size));

/** Returns the room that a list of `count` documents takes of each array at most. */
export const roomOfList = (count: number, size: number): Record<'bits' | 'gaps', number> =>
  isDense(count, size) ? { bits: bitWords(size), gaps: 0 } : { bits: 0, gaps: mostGaps(count, size) };

/** Fills lists of which it is known beforehand how long each becomes. */
export class ListFiller {
  readonly lists: Lists;
  readonly #size: number;
  /** By list: where its next gap goes. */
  readonly #ends: Uint32Array;
  /** By list: one more than the document that came last. */
  readonly #next: Uint32Array;

  /** @param counts by list: how many documents will be added */
  constructor(counts: Uint32Array, size: number) {
    const starts = room32(counts.length);
    const room = { bits: 0, gaps: 0 };
    for (let list = 0; list < counts.length; list += 1) {
      const { bits, gaps } = roomOfList(counts[list] as number, size);
      starts[list] = bits > 0 ? room.bits : room.gaps;
      room.bits += bits;
      room.gaps += gaps;
    }
    this.#size = size;
    this.#ends = Uint32Array.from(starts);
    this.#next = new Uint32Array(counts.length);
    this.lists = { counts, starts, bits: room32(room.bits), gaps: room16(room.gaps) };
  }

  /** Adds a document to a list; documents come rising. */
  add(list: number, document: number): void {
    const { counts, starts, bits, gaps } = this.lists;
    if (isDense(counts[list] as number, this.#size)) {
      setBit(bits, ((starts[list] as number) << 5) + document);
      return;
    }
    this.#ends[list] = writeGap(gaps, this.#ends[list] as number, document + 1 - (this.#next[list] as number));
    this.#next[list] = document + 1;
  }
}
