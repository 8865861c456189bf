import { hasBit } from '../segment/bits.ts';
import { gallop } from './intersect.ts';
import type { Ordinals } from './ordinals.ts';

/** Tells of documents that come rising whether they are in a set, with a hand on its list that only moves on. */
export class RisingSet {
  readonly #bits: Uint32Array | null;
  readonly #list: Uint32Array | null;
  #hand = 0;

  constructor({ bits, list }: Ordinals) {
    this.#bits = bits;
    this.#list = list;
  }

  has(document: number): boolean {
    if (this.#bits !== null) return hasBit(this.#bits, document);
    if (this.#list === null) return false;
    this.#hand = gallop(this.#list, document, this.#hand);
    return this.#list[this.#hand] === document;
  }

  /** Which of the 32 documents of a place of bits are in the set. */
  bitsAt(place: number): number {
    if (this.#bits !== null) return this.#bits[place] as number;
    const list = this.#list;
    if (list === null) return 0;
    const first = place << 5;
    this.#hand = gallop(list, first, this.#hand);
    let found = 0;
    for (let at = this.#hand; at < list.length && (list[at] as number) < first + 32; at += 1) {
      found |= 1 << ((list[at] as number) & 31);
    }
    return found;
  }
}
