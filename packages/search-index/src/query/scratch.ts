import { bitWords } from '../segment/bits.ts';

/** Gives memory of as many words as bits for all documents of a segment take; with anything in it. */
export type TakeRoom = () => Uint32Array;

/**
 * Memory for the sets of documents that searches of a segment make. It is used again and again, since fresh memory for
 * each search would keep the garbage collector busy, and searches waiting.
 */
export class Scratch {
  readonly #words: number;
  readonly #free: Uint32Array[] = [];
  #lent: Uint32Array[] = [];

  /** @param size how many documents the segment has. */
  constructor(size: number) {
    this.#words = bitWords(size);
  }

  /** Room that stays with the taker until it is given back. */
  take: TakeRoom = () => this.#free.pop() ?? new Uint32Array(this.#words);

  /** Room until the end of the search. */
  lend: TakeRoom = () => {
    const room = this.take();
    this.#lent.push(room);
    return room;
  };

  /** Gives back what was taken, which the search that goes on may still read. */
  giveBack(rooms: readonly Uint32Array[]): void {
    this.#lent.push(...rooms);
  }

  /** The search is over: what was lent or given back is no longer read. */
  release(): void {
    this.#free.push(...this.#lent);
    this.#lent = [];
  }
}
