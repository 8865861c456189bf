import { allBits, countOnes, hasBit } from '../segment/bits.ts';
import { none, type Ordinals } from './ordinals.ts';

/** The first place from `from` on at which a rising list holds `wanted` or more: in doubling steps, then by halves. */
export function gallop(list: Uint32Array, wanted: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < list.length && (list[low + step] as number) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keeps those of the first `count` documents of a list that are among others. @returns how many are left */
function keep(list: Uint32Array, count: number, others: Ordinals): number {
  let kept = 0;
  if (others.bits !== null) {
    for (let at = 0; at < count; at += 1) {
      const document = list[at] as number;
      if (hasBit(others.bits, document)) {
        list[kept] = document;
        kept += 1;
      }
    }
    return kept;
  }
  const other = others.list ?? none().list ?? new Uint32Array(0);
  let from = 0;
  for (let at = 0; at < count && from < other.length; at += 1) {
    const document = list[at] as number;
    from = gallop(other, document, from);
    if (other[from] === document) {
      list[kept] = document;
      kept += 1;
    }
  }
  return kept;
}

function intersectBits(all: readonly Uint32Array[]): Ordinals {
  const [first, second, ...others] = all as [Uint32Array, Uint32Array, ...Uint32Array[]];
  const bits = new Uint32Array(first.length);
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = (first[at] as number) & (second[at] as number);
    bits[at] = word;
    count += countOnes(word);
  }
  for (const other of others) {
    count = 0;
    for (let at = 0; at < bits.length; at += 1) {
      const word = (bits[at] as number) & (other[at] as number);
      bits[at] = word;
      count += countOnes(word);
    }
  }
  return { list: null, bits, count };
}

/**
 * The documents that are in all of some sets: the smallest list is looked up in the others; where there are only bits,
 * they are put together word by word.
 * @param size of the segment; where there are no sets, all of its documents
 */
export function intersectionOf(sets: readonly Ordinals[], size: number): Ordinals {
  const [first] = sets;
  if (first === undefined) return { list: null, bits: allBits(size), count: size };
  if (sets.length === 1) return first;
  const lists = sets.filter((set) => set.list !== null).toSorted((one, other) => one.count - other.count);
  const dense = sets.filter((set) => set.bits !== null);
  const [smallest, ...rest] = lists;
  if (smallest === undefined) return intersectBits(dense.map((set) => set.bits as Uint32Array));
  const list = Uint32Array.from(smallest.list as Uint32Array);
  let { count } = smallest;
  for (const others of [...dense, ...rest]) count = keep(list, count, others);
  return { list: list.subarray(0, count), bits: null, count };
}
