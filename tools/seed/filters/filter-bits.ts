import { enlarged } from '../words/enlarged.ts';

const FIRST_ROOM = 64;
/** As many mentors as a row of `search_bitmap` tells of. */
export const BITS_OF_A_CHUNK = 8192;

/** Who has a value, in order; there is room for more behind them. */
interface Members {
  count: number;
  ordinals: Int32Array;
}

/** Gathers who has which value of a filter, for `search_bitmap`. */
export class FilterBits {
  readonly #members: (Members | undefined)[] = [];
  #mentors = 0;

  /** Adds the next mentors. @param marks for each how many values they have, and the values' numbers */
  add(marks: Int32Array): void {
    for (let at = 0; at < marks.length;) {
      const end = at + (marks[at] as number) + 1;
      for (at += 1; at < end; at += 1) this.#addOne(marks[at] as number);
      this.#mentors += 1;
    }
  }

  #addOne(value: number): void {
    while (this.#members.length <= value) this.#members.push(undefined);
    const members = (this.#members[value] ??= { count: 0, ordinals: new Int32Array(FIRST_ROOM) });
    if (members.count === members.ordinals.length) members.ordinals = enlarged(members.ordinals, members.count * 2);
    members.ordinals[members.count] = this.#mentors;
    members.count += 1;
  }

  /**
   * Those who have a value, as bits: the first bit of the first byte is the first mentor of a chunk.
   * @param hear is given each chunk in which somebody is, from 0 on, and its bits, which hold until it returns
   */
  eachChunk(value: number, hear: (chunk: number, bits: Uint8Array) => void): void {
    const { count, ordinals } = this.#members[value] ?? { count: 0, ordinals: new Int32Array(0) };
    const bits = new Uint8Array(BITS_OF_A_CHUNK / 8);
    for (let at = 0; at < count;) {
      const chunk = Math.floor((ordinals[at] as number) / BITS_OF_A_CHUNK);
      bits.fill(0);
      for (const end = (chunk + 1) * BITS_OF_A_CHUNK; at < count && (ordinals[at] as number) < end; at += 1) {
        const bit = (ordinals[at] as number) % BITS_OF_A_CHUNK;
        bits[bit >> 3] = (bits[bit >> 3] as number) | (0x80 >> (bit & 7));
      }
      hear(chunk, bits);
    }
  }
}
