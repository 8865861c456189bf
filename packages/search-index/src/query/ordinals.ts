import { bitWords, countBits, lowestBit } from '../segment/bits.ts';
import { readGaps, setGaps } from '../segment/gaps.ts';
import type { Lists } from '../segment/segment.ts';
import { isDense } from '../segment/write-lists.ts';
import type { TakeRoom } from './scratch.ts';

/**
 * Some documents of a segment: as a rising list of their numbers, which takes no more room than bits would, or as a bit
 * for each document.
 */
export interface Ordinals {
  list: Uint32Array | null;
  bits: Uint32Array | null;
  /** How many; -1 until they are counted. */
  count: number;
}

const NONE = new Uint32Array(0);
export const none = (): Ordinals => ({ list: NONE, bits: null, count: 0 });

/** A shorter list gets memory of its own rather than some for any list of the segment. */
const SHORT = 1024;

/** The bits of a dense list; nothing is copied. */
function bitsOf({ starts, bits }: Lists, list: number, size: number): Uint32Array {
  const start = starts[list] as number;
  return bits.subarray(start, start + bitWords(size));
}

/** The documents of one list of a segment; bits are not copied. */
export function ordinalsOf(lists: Lists, list: number, size: number, take: TakeRoom): Ordinals {
  const count = lists.counts[list] as number;
  if (isDense(count, size)) return { list: null, bits: bitsOf(lists, list, size), count };
  const room = count < SHORT ? new Uint32Array(count) : take();
  readGaps(lists.gaps, lists.starts[list] as number, count, room);
  return { list: room.subarray(0, count), bits: null, count };
}

/** How many documents there are. */
export function counted(ordinals: Ordinals): number {
  if (ordinals.count < 0 && ordinals.bits !== null) ordinals.count = countBits(ordinals.bits);
  return ordinals.count;
}

/** Below this part of a segment, sorting a list is faster than going through bits. */
const FEW = 1 / 1024;
const isFew = (count: number, size: number) => count <= Math.max(64, size * FEW) && count <= bitWords(size);

/** Puts bits into room with any content; none where there are none. */
function beginWith(room: Uint32Array, bits: Uint32Array | null): void {
  if (bits === null) room.fill(0);
  else room.set(bits);
}

/** Adds others to bits, two at once: going through all places again takes longer than a second one. */
function addBits(bits: Uint32Array, others: readonly Uint32Array[]): void {
  for (let nth = 0; nth < others.length; nth += 2) {
    const one = others[nth] as Uint32Array;
    const two = others[nth + 1] ?? one;
    for (let at = 0; at < bits.length; at += 1) {
      bits[at] = (bits[at] as number) | (one[at] as number) | (two[at] as number);
    }
  }
}

/** Adds to bits the documents of a list. */
function addList(bits: Uint32Array, list: Uint32Array): void {
  for (let at = 0; at < list.length; at += 1) {
    const document = list[at] as number;
    bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
  }
}

/** Sorts the first numbers of an array, and keeps each of them once. */
function distinctList(numbers: Uint32Array, length: number): Ordinals {
  numbers.subarray(0, length).sort();
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const document = numbers[at] as number;
    if (count === 0 || numbers[count - 1] !== document) {
      numbers[count] = document;
      count += 1;
    }
  }
  return { list: numbers.subarray(0, count), bits: null, count };
}

/** The documents of any of some lists of a segment. */
export function unionOfLists(lists: Lists, numbers: readonly number[], size: number, take: TakeRoom): Ordinals {
  const [first] = numbers;
  if (first === undefined) return none();
  if (numbers.length === 1) return ordinalsOf(lists, first, size, take);
  const { starts, counts, gaps } = lists;
  let total = 0;
  for (const list of numbers) total += counts[list] as number;
  const room = take();
  if (!isFew(total, size)) {
    const [dense = null, ...others] = numbers
      .filter((list) => isDense(counts[list] as number, size))
      .map((list) => bitsOf(lists, list, size));
    beginWith(room, dense);
    addBits(room, others);
    for (const list of numbers) {
      const count = counts[list] as number;
      if (!isDense(count, size)) setGaps(gaps, starts[list] as number, count, room);
    }
    return { list: null, bits: room, count: -1 };
  }
  let to = 0;
  for (const list of numbers) {
    const count = counts[list] as number;
    readGaps(gaps, starts[list] as number, count, room, to);
    to += count;
  }
  return distinctList(room, total);
}

/** Calls a function with each document, the best first. */
export function eachOrdinal({ list, bits }: Ordinals, visit: (document: number) => void): void {
  if (list !== null) {
    for (let at = 0; at < list.length; at += 1) visit(list[at] as number);
  }
  if (bits === null) return;
  for (let place = 0; place < bits.length; place += 1) {
    for (let word = bits[place] as number; word !== 0; word &= word - 1) visit((place << 5) + lowestBit(word));
  }
}

/** The documents as bits. */
export function toBits({ list, bits }: Ordinals, take: TakeRoom): Uint32Array {
  if (bits !== null) return bits;
  const made = take().fill(0);
  if (list !== null) addList(made, list);
  return made;
}
