import type { Segment } from '../segment/segment.ts';
import { hasBit } from '../segment/bits.ts';
import { compareUuids } from '../segment/uuid.ts';

/** A segment that is to be merged, and which of its documents live. */
export interface MergePart {
  segment: Segment;
  live: Uint32Array;
}

/** The number of a document that doesn't live. */
export const GONE = 0xffff_ffff;

/** The living documents of all parts in their common order. */
export interface Numbering {
  size: number;
  /** By new number: which part, and the place there. */
  parts: Uint8Array | Uint16Array;
  places: Uint32Array;
  /** By part and place there: the new number, or GONE. */
  renumbered: Uint32Array[];
}

function livingPlaces({ segment, live }: MergePart): Uint32Array {
  const places = new Uint32Array(segment.size);
  let count = 0;
  for (let place = 0; place < segment.size; place += 1) {
    if (hasBit(live, place)) {
      places[count] = place;
      count += 1;
    }
  }
  return places.subarray(0, count);
}

/** Numbers the living documents of all parts anew: each part is in order already, so the best of their heads is next. */
export function renumber(merged: readonly MergePart[]): Numbering {
  const living = merged.map(livingPlaces);
  const size = living.reduce((sum, places) => sum + places.length, 0);
  const parts = new Uint16Array(size);
  const places = new Uint32Array(size);
  const renumbered = merged.map(({ segment }) => new Uint32Array(segment.size).fill(GONE));
  const hands = merged.map(() => 0);
  const isBefore = (part: number, other: number) => {
    const one = (merged[part] as MergePart).segment;
    const two = (merged[other] as MergePart).segment;
    const place = (living[part] as Uint32Array)[hands[part] as number] as number;
    const otherPlace = (living[other] as Uint32Array)[hands[other] as number] as number;
    const byRank = (two.ranks[otherPlace] as number) - (one.ranks[place] as number);
    return (byRank || compareUuids(one.ids, place, two.ids, otherPlace)) < 0;
  };
  for (let number = 0; number < size; number += 1) {
    let first = -1;
    for (let part = 0; part < merged.length; part += 1) {
      if ((hands[part] as number) === (living[part] as Uint32Array).length) continue;
      if (first === -1 || isBefore(part, first)) first = part;
    }
    const hand = hands[first] as number;
    const place = (living[first] as Uint32Array)[hand] as number;
    parts[number] = first;
    places[number] = place;
    (renumbered[first] as Uint32Array)[place] = number;
    hands[first] = hand + 1;
  }
  return { size, parts, places, renumbered };
}
