import { bitWords, countBits, lowestBit } from '../segment/bits.ts';
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
  /** How many; -1 where nobody has counted yet. */
  count: number;
}

const NONE = new Uint32Array(0);
export const none = (): Ordinals => ({ list: NONE, bits: null, count: 0 });

/** The documents of one list of a segment; nothing is copied. */
export function ordinalsOf(lists: Lists, list: number, size: number): Ordinals {
  const count = lists.counts[list] as number;
  const start = lists.starts[list] as number;
  return isDense(count, size)
    ? { list: null, bits: lists.data.subarray(start, start + bitWords(size)), count }
    : { list: lists.data.subarray(start, start + count), bits: null, count };
}

/** How many documents there are. */
export function counted(ordinals: Ordinals): number {
  if (ordinals.count < 0 && ordinals.bits !== null) ordinals.count = countBits(ordinals.bits);
  return ordinals.count;
}

/** Below this part of a segment, sorting a list is faster than going through bits. */
const FEW = 1 / 1024;
const isFew = (count: number, size: number) => count <= Math.max(64, size * FEW) && count <= bitWords(size);

/** Adds to bits those that stand at a place of some data. */
function addBits(bits: Uint32Array, data: Uint32Array, start: number): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (data[start + at] as number);
}

/** Adds to bits the list of so many documents that stands at a place of some data. */
function addList(bits: Uint32Array, data: Uint32Array, start: number, count: number): void {
  for (let at = start; at < start + count; at += 1) {
    const document = data[at] as number;
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
export function unionOfLists(lists: Lists, wanted: readonly number[], size: number, take: TakeRoom): Ordinals {
  const [first] = wanted;
  if (first === undefined) return none();
  if (wanted.length === 1) return ordinalsOf(lists, first, size);
  const { data, starts, counts } = lists;
  let total = 0;
  for (const list of wanted) total += counts[list] as number;
  const room = take();
  if (!isFew(total, size)) {
    room.fill(0);
    for (const list of wanted) {
      const count = counts[list] as number;
      if (isDense(count, size)) addBits(room, data, starts[list] as number);
      else addList(room, data, starts[list] as number, count);
    }
    return { list: null, bits: room, count: -1 };
  }
  let to = 0;
  for (const list of wanted) {
    const start = starts[list] as number;
    const end = start + (counts[list] as number);
    for (let at = start; at < end; at += 1) {
      room[to] = data[at] as number;
      to += 1;
    }
  }
  return distinctList(room, total);
}

/** The documents of any of some sets. */
export function unionOf(sets: readonly Ordinals[], size: number, take: TakeRoom): Ordinals {
  const [only] = sets;
  if (only === undefined) return none();
  if (sets.length === 1) return only;
  const room = take();
  let total = 0;
  for (const { list } of sets) total += list === null ? Infinity : list.length;
  if (!isFew(total, size)) {
    room.fill(0);
    for (const { list, bits } of sets) {
      if (list !== null) addList(room, list, 0, list.length);
      if (bits !== null) addBits(room, bits, 0);
    }
    return { list: null, bits: room, count: -1 };
  }
  let to = 0;
  for (const { list } of sets) {
    if (list === null) continue;
    room.set(list, to);
    to += list.length;
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
  if (list !== null) addList(made, list, 0, list.length);
  return made;
}
