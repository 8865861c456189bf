import { hasBit, lowestBit } from '../segment/bits.ts';
import { ORDER_KEYS } from '../segment/orders.ts';
import type { Order, Segment } from '../segment/segment.ts';
import { compareUuids } from '../segment/uuid.ts';
import { type IndexQuery, USUAL_ORDER } from '../query.ts';
import { BestOf } from './best-of.ts';
import { Lowest } from './lowest.ts';
import type { LiveSegment } from './live-segment.ts';
import { counted, eachOrdinal, type Ordinals, toBits } from './ordinals.ts';
import type { TakeRoom } from './scratch.ts';

/** The first documents of a segment in some order. */
export interface Selection {
  segment: Segment;
  documents: readonly number[] | Uint32Array;
  /** What documents are sorted by: the lowest first. The same for all where they are sorted by name. */
  keyOf(document: number): number;
}

export const isReversed = ({ sort_by, sort_order }: IndexQuery): boolean => sort_order !== USUAL_ORDER[sort_by];

/** How many are wanted and in which direction, and room to find them in. */
interface Wanted {
  wanted: number;
  reversed: boolean;
  take: TakeRoom;
}

function firstOf(bits: Uint32Array, wanted: number): Uint32Array {
  const found = new Uint32Array(wanted);
  let count = 0;
  for (let place = 0; place < bits.length && count < wanted; place += 1) {
    for (let word = bits[place] as number; word !== 0 && count < wanted; word &= word - 1) {
      found[count] = (place << 5) + lowestBit(word);
      count += 1;
    }
  }
  return found;
}

function lastOf(bits: Uint32Array, wanted: number): Uint32Array {
  const found = new Uint32Array(wanted);
  let count = 0;
  for (let place = bits.length - 1; place >= 0 && count < wanted; place -= 1) {
    for (let word = bits[place] as number; word !== 0 && count < wanted;) {
      const bit = 31 - Math.clz32(word);
      found[count] = (place << 5) + bit;
      count += 1;
      word &= ~(1 << bit);
    }
  }
  return found;
}

/** Documents are numbered by quality, so that nothing has to be sorted. @param wanted no more than there are */
function byQuality({ list, bits }: Ordinals, wanted: number, reversed: boolean): Uint32Array {
  if (list !== null) {
    return reversed ? list.subarray(list.length - wanted).toReversed() : list.subarray(0, wanted);
  }
  return bits === null ? new Uint32Array(0) : (reversed ? lastOf : firstOf)(bits, wanted);
}

/** Where the document stands that comes at a step when the order is read backwards; what isn't known stays at the end. */
const backwards = ({ known, sequence }: Order, step: number): number =>
  step < known ? known - 1 - step : sequence.length - 1 - (step - known);

function walk(order: Order, bits: Uint32Array, wanted: number, reversed: boolean): number[] {
  const { sequence } = order;
  const found: number[] = [];
  for (let step = 0; step < sequence.length && found.length < wanted; step += 1) {
    const document = sequence[reversed ? backwards(order, step) : step] as number;
    if (hasBit(bits, document)) found.push(document);
  }
  return found;
}

/** At which step a document comes. */
const stepOf = (order: Order, document: number, reversed: boolean): number => {
  const place = order.places[document] as number;
  return reversed ? backwards(order, place) : place;
};

function byPlaces(order: Order, { list, bits }: Ordinals, wanted: number, reversed: boolean): Uint32Array {
  const lowest = new Lowest(wanted);
  // Without a function for each document this takes half the time.
  if (list !== null) {
    for (let at = 0; at < list.length; at += 1) lowest.offer(stepOf(order, list[at] as number, reversed));
  }
  for (let nth = 0; nth < (bits?.length ?? 0); nth += 1) {
    for (let word = bits?.[nth] ?? 0; word !== 0; word &= word - 1) {
      lowest.offer(stepOf(order, (nth << 5) + lowestBit(word), reversed));
    }
  }
  return lowest.finish().map((step) => order.sequence[reversed ? backwards(order, step) : step] as number);
}

/** Goes through the order where the hits lie close in it, and else sorts the hits. */
function inOrder(order: Order, hits: Ordinals, { wanted, reversed, take }: Wanted): number[] | Uint32Array {
  const count = counted(hits);
  // A step is a look at one bit; where a hit stands in the order lies far from where the one before it does.
  return count * count * 2 > wanted * order.sequence.length
    ? walk(order, toBits(hits, take), wanted, reversed)
    : byPlaces(order, hits, wanted, reversed);
}

function soonest(segment: Segment, hits: Ordinals, wanted: number, reversed: boolean): Selection {
  const { ids, next_available: times } = segment;
  const sign = reversed ? -1 : 1;
  const keyOf = (document: number) => {
    const time = times[document] as number;
    return Number.isNaN(time) ? Infinity : sign * time;
  };
  const best = new BestOf(wanted, (one, other) => sign * compareUuids(ids, one, ids, other));
  let { bound } = best;
  eachOrdinal(hits, (document) => {
    // Most come too late, or never.
    if (bound !== Infinity && !(sign * (times[document] as number) <= bound)) return;
    best.offer(keyOf(document), document);
    ({ bound } = best);
  });
  return { segment, documents: best.finish(), keyOf };
}

/** @returns the first `wanted` hits of a segment in the order of a query, which isn't that of relevance for words */
export function select(
  { segment, scratch }: LiveSegment,
  hits: Ordinals,
  query: IndexQuery,
  wanted: number,
): Selection {
  const { sort_by } = query;
  const most = Math.min(wanted, counted(hits));
  const reversed = isReversed(query);
  const sign = reversed ? -1 : 1;
  const how = { wanted: most, reversed, take: scratch.lend };
  switch (sort_by) {
    case 'next_available':
      return soonest(segment, hits, most, reversed);
    case 'recommended':
    case 'relevance': {
      const documents = byQuality(hits, most, reversed);
      return { segment, documents, keyOf: (document) => -sign * (segment.ranks[document] as number) };
    }
    case 'name':
      return { segment, documents: inOrder(segment.orders.name, hits, how), keyOf: () => 0 };
    default: {
      const keyOf = (document: number) => {
        const key = ORDER_KEYS[sort_by](segment, document);
        return key === Infinity ? key : sign * key;
      };
      return { segment, documents: inOrder(segment.orders[sort_by], hits, how), keyOf };
    }
  }
}
