import { HALF_HOUR_WORDS } from '../half-hours.ts';
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

/** Gathers a column with several values for each document, in the new order. */
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

/** A column of which each document has several numbers, in the new order. */
function gatherWide(merged: readonly Uint32Array[], width: number, { size, parts, places }: Numbering): Uint32Array {
  const target = room32(size * width);
  for (let number = 0; number < size; number += 1) {
    const from = merged[parts[number] as number] as Uint32Array;
    const at = (places[number] as number) * width;
    for (let word = 0; word < width; word += 1) target[number * width + word] = from[at + word] as number;
  }
  return target;
}

/** The columns of all parts, in the new order. */
export function mergeColumns(
  merged: readonly MergePart[],
  numbering: Numbering,
): Columns & Pick<Segment, 'ranks' | 'next_available' | 'half_hours'> {
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
    ids: gatherWide(
      segments.map(({ ids }) => ids),
      4,
      numbering,
    ),
    ranks: column(({ ranks }) => ranks, room16),
    created: column(({ created }) => created, room64),
    ratings: column(({ ratings }) => ratings, room16),
    prices: column(({ prices }) => prices, room64),
    next_available: column(({ next_available }) => next_available, room64),
    half_hours: gatherWide(
      segments.map(({ half_hours }) => half_hours),
      HALF_HOUR_WORDS,
      numbering,
    ),
    name_starts: names.starts,
    name_letters: names.data,
  };
}
