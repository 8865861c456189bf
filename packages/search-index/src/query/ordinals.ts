import { bitWords, countBits, lowestBit, setBit, writeNumbers } from '../segment/bits.ts';
import type { Lists } from '../segment/segment.ts';
import { isDense } from '../segment/write-lists.ts';

/** Some documents of a segment: as a rising list of their numbers, or as a bit for each document. */
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

function addTo(bits: Uint32Array, lists: Lists, list: number): void {
  const count = lists.counts[list] as number;
  const start = lists.starts[list] as number;
  const { data } = lists;
  if (count > bits.length) {
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (data[start + at] as number);
    return;
  }
  for (let at = start; at < start + count; at += 1) {
    const document = data[at] as number;
    bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
  }
}

function mergedLists(lists: Lists, wanted: readonly number[], total: number): Ordinals {
  const all = new Uint32Array(total);
  let to = 0;
  for (const list of wanted) {
    const start = lists.starts[list] as number;
    const count = lists.counts[list] as number;
    for (let at = start; at < start + count; at += 1) {
      all[to] = lists.data[at] as number;
      to += 1;
    }
  }
  all.sort();
  let count = 0;
  for (let at = 0; at < total; at += 1) {
    const document = all[at] as number;
    if (count === 0 || all[count - 1] !== document) {
      all[count] = document;
      count += 1;
    }
  }
  return { list: all.subarray(0, count), bits: null, count };
}

/** The documents of any of some lists. */
export function unionOf(lists: Lists, wanted: readonly number[], size: number): Ordinals {
  const [first] = wanted;
  if (first === undefined) return none();
  if (wanted.length === 1) return ordinalsOf(lists, first, size);
  let total = 0;
  for (const list of wanted) total += lists.counts[list] as number;
  if (total <= Math.max(64, size * FEW) && total <= bitWords(size)) return mergedLists(lists, wanted, total);
  const bits = new Uint32Array(bitWords(size));
  for (const list of wanted) addTo(bits, lists, list);
  return { list: null, bits, count: -1 };
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

/** The documents as a list. */
export function toList(ordinals: Ordinals): Uint32Array {
  if (ordinals.list !== null) return ordinals.list;
  const list = new Uint32Array(counted(ordinals));
  if (ordinals.bits !== null) writeNumbers(ordinals.bits, list);
  return list;
}

/** The documents as bits. */
export function toBits(ordinals: Ordinals, size: number): Uint32Array {
  if (ordinals.bits !== null) return ordinals.bits;
  const bits = new Uint32Array(bitWords(size));
  for (const document of ordinals.list ?? []) setBit(bits, document);
  return bits;
}
