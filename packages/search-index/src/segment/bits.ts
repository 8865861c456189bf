/** So many words of 32 bits hold a bit for each of `size` documents. */
export const bitWords = (size: number): number => (size + 31) >>> 5;

export const hasBit = (bits: Uint32Array, at: number): boolean =>
  (((bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function clearBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

/** How many bits of a word are set. */
export function countOnes(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at] as number);
  return count;
}

/** The place of the lowest bit that is set, in a word that is not 0. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** A bit for each of `size` documents, all of them set. */
export function allBits(size: number): Uint32Array {
  const bits = new Uint32Array(bitWords(size)).fill(0xffff_ffff);
  if ((size & 31) !== 0) bits[bits.length - 1] = 0xffff_ffff >>> (32 - (size & 31));
  return bits;
}

/**
 * Writes the numbers of the bits that are set, the lowest first.
 * @returns the end of what was written
 */
export function writeNumbers(bits: Uint32Array, target: Uint32Array, at = 0): number {
  let to = at;
  for (let place = 0; place < bits.length; place += 1) {
    for (let word = bits[place] as number; word !== 0; word &= word - 1) {
      target[to] = (place << 5) + lowestBit(word);
      to += 1;
    }
  }
  return to;
}
