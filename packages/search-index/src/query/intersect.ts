import { countOnes, hasBit } from '../segment/bits.ts';
import { none, type Ordinals } from './ordinals.ts';
import type { TakeRoom } from './scratch.ts';

/** The first place from `from` on at which a rising list holds `target` or more: in doubling steps, then by halves. */
export function gallop(list: Uint32Array, target: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < list.length && (list[low + step] as number) < target) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes those documents of a list that are among others, over the list itself if so wished.
 * @returns how many there are
 */
function keepCommon(list: Uint32Array, others: Ordinals, kept: Uint32Array): number {
  let count = 0;
  if (others.bits !== null) {
    for (let at = 0; at < list.length; at += 1) {
      const document = list[at] as number;
      if (hasBit(others.bits, document)) {
        kept[count] = document;
        count += 1;
      }
    }
    return count;
  }
  const other = others.list ?? none().list ?? new Uint32Array(0);
  let from = 0;
  for (let at = 0; at < list.length && from < other.length; at += 1) {
    const document = list[at] as number;
    from = gallop(other, document, from);
    if (other[from] === document) {
      kept[count] = document;
      count += 1;
    }
  }
  return count;
}

/** Keeps in `common` what is in others, too. */
function narrow(common: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < common.length; at += 1) {
    const word = common[at] as number;
    if (word !== 0) common[at] = word & (others[at] as number);
  }
}

/** The last ones are counted by the way. */
function narrowAndCount(one: Uint32Array, other: Uint32Array, common: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < common.length; at += 1) {
    const word = (one[at] as number) & (other[at] as number);
    common[at] = word;
    if (word !== 0) count += countOnes(word);
  }
  return count;
}

/** As `narrowAndCount`, of three at once: going through all places again takes longer than a third set. */
function commonOfThree(one: Uint32Array, two: Uint32Array, three: Uint32Array, common: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < common.length; at += 1) {
    const word = (one[at] as number) & (two[at] as number) & (three[at] as number);
    common[at] = word;
    if (word !== 0) count += countOnes(word);
  }
  return count;
}

function intersectBits(all: readonly Uint32Array[], take: TakeRoom): Ordinals {
  const [first, second, third, ...others] = all as [Uint32Array, Uint32Array, ...Uint32Array[]];
  const common = take();
  const last = others.pop();
  if (third === undefined) return { list: null, bits: common, count: narrowAndCount(first, second, common) };
  if (last === undefined) return { list: null, bits: common, count: commonOfThree(first, second, third, common) };
  for (let at = 0; at < common.length; at += 1) common[at] = (first[at] as number) & (second[at] as number);
  for (const other of others) narrow(common, other);
  return { list: null, bits: common, count: commonOfThree(common, third, last, common) };
}

/**
 * The documents that are in all of some sets, of which there is one at least: the smallest list is looked up in the
 * others; where there are only bits, they are put together word by word.
 */
export function intersectionOf(sets: readonly Ordinals[], take: TakeRoom): Ordinals {
  const [first = none()] = sets;
  if (sets.length < 2) return first;
  const lists = sets.filter((set) => set.list !== null).toSorted((one, other) => one.count - other.count);
  const dense = sets.filter((set) => set.bits !== null);
  const [smallest, ...rest] = lists;
  if (smallest === undefined)
    return intersectBits(
      dense.map((set) => set.bits as Uint32Array),
      take,
    );
  const room = take();
  let list = smallest.list as Uint32Array;
  for (const others of [...dense, ...rest]) list = room.subarray(0, keepCommon(list, others, room));
  return { list, bits: null, count: list.length };
}
