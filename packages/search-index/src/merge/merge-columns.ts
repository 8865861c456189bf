import type { Columns } from '../segment/orders.ts';
import { room16, room32, room64, room8, type Segment } from '../segment/segment.ts';
import type { MergePart, Numbering } from './renumber.ts';

type Numbers = Uint16Array | Uint32Array | Float64Array;

/** One column of all parts, in the new order. */
function gather<T extends Numbers>(merged: readonly T[], { size, parts, places }: Numbering, target: T): T {
  for (let number = 0; number < size; number += 1) {
    const column = merged[parts[number] as number] as T;
    target[number] = column[places[number] as number] as number;
  }
  return target;
}

/** What each document has several of, in the new order. */
export function gatherMany<T extends Uint8Array | Numbers>(
  merged: readonly { starts: Uint32Array; data: T }[],
  { size, parts, places }: Numbering,
  toRoom: (length: number) => T,
): { starts: Uint32Array; data: T } {
  const starts = room32(size + 1);
  let length = 0;
  for (let number = 0; number < size; number += 1) {
    const from = (merged[parts[number] as number] as { starts: Uint32Array }).starts;
    const place = places[number] as number;
    starts[number] = length;
    length += (from[place + 1] as number) - (from[place] as number);
  }
  starts[size] = length;
  const data = toRoom(length);
  let to = 0;
  for (let number = 0; number < size; number += 1) {
    const from = merged[parts[number] as number] as { starts: Uint32Array; data: T };
    const place = places[number] as number;
    const end = from.starts[place + 1] as number;
    for (let at = from.starts[place] as number; at < end; at += 1) {
      data[to] = from.data[at] as number;
      to += 1;
    }
  }
  return { starts, data };
}

function gatherIds(merged: readonly MergePart[], { size, parts, places }: Numbering): Uint32Array {
  const ids = room32(size * 4);
  for (let number = 0; number < size; number += 1) {
    const from = (merged[parts[number] as number] as MergePart).segment.ids;
    const at = (places[number] as number) * 4;
    for (let word = 0; word < 4; word += 1) ids[number * 4 + word] = from[at + word] as number;
  }
  return ids;
}

/** The columns of all parts, in the new order. */
export function mergeColumns(
  merged: readonly MergePart[],
  numbering: Numbering,
): Columns & Pick<Segment, 'ranks' | 'next_available'> {
  const { size } = numbering;
  const segments = merged.map(({ segment }) => segment);
  const names = gatherMany(
    segments.map(({ name_starts, name_letters }) => ({ starts: name_starts, data: name_letters })),
    numbering,
    room8,
  );
  const column = <T extends Numbers>(pick: (segment: Segment) => T, toRoom: (length: number) => T) =>
    gather(segments.map(pick), numbering, toRoom(size));
  return {
    size,
    ids: gatherIds(merged, numbering),
    ranks: column(({ ranks }) => ranks, room16),
    created: column(({ created }) => created, room64),
    ratings: column(({ ratings }) => ratings, room16),
    prices: column(({ prices }) => prices, room64),
    next_available: column(({ next_available }) => next_available, room64),
    name_starts: names.starts,
    name_letters: names.data,
  };
}
