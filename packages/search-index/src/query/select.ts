import { USUAL_ORDER } from '@abroad/contract/search-filters';
import { hasBit, lowestBit } from '../segment/bits.ts';
import { ORDER_KEYS } from '../segment/orders.ts';
import type { Order, PlacedOrder, Segment } from '../segment/segment.ts';
import { compareUuids } from '../segment/uuid.ts';
import type { IndexQuery } from '../query.ts';
import { BestOf } from './best-of.ts';
import { Lowest } from './lowest.ts';
import type { LiveSegment } from './live-segment.ts';
import { counted, eachOrdinal, type Ordinals, toBits } from './ordinals.ts';

/** The first documents of a segment in some order. */
export interface Selection {
  segment: Segment;
  documents: readonly number[] | Uint32Array;
  /** Returns the key by which documents are sorted: the lowest first. The same for all where they are sorted by name. */
  keyOf(document: number): number;
}

export const isReversed = ({ sort_by, sort_order }: IndexQuery): boolean => sort_order !== USUAL_ORDER[sort_by];

/** How many are needed, and from which end. */
interface Part {
  needed: number;
  reversed: boolean;
}

function firstOf(bits: Uint32Array, needed: number): Uint32Array {
  const found = new Uint32Array(needed);
  let count = 0;
  for (let place = 0; place < bits.length && count < needed; place += 1) {
    for (let word = bits[place] as number; word !== 0 && count < needed; word &= word - 1) {
      found[count] = (place << 5) + lowestBit(word);
      count += 1;
    }
  }
  return found;
}

function lastOf(bits: Uint32Array, needed: number): Uint32Array {
  const found = new Uint32Array(needed);
  let count = 0;
  for (let place = bits.length - 1; place >= 0 && count < needed; place -= 1) {
    for (let word = bits[place] as number; word !== 0 && count < needed;) {
      const bit = 31 - Math.clz32(word);
      found[count] = (place << 5) + bit;
      count += 1;
      word &= ~(1 << bit);
    }
  }
  return found;
}

/** Documents are numbered by quality, so that nothing has to be sorted. @param needed no more than there are */
function byQuality({ list, bits }: Ordinals, needed: number, reversed: boolean): Uint32Array {
  if (list !== null) {
    return reversed ? list.subarray(list.length - needed).toReversed() : list.subarray(0, needed);
  }
  return bits === null ? new Uint32Array(0) : (reversed ? lastOf : firstOf)(bits, needed);
}

/** Where the document stands that comes at a step when the order is read backwards; what isn't known stays at the end. */
const backwards = ({ known, sequence }: Order, step: number): number =>
  step < known ? known - 1 - step : sequence.length - 1 - (step - known);

function walk(order: Order, bits: Uint32Array, needed: number, reversed: boolean): number[] {
  const { sequence } = order;
  const found: number[] = [];
  for (let step = 0; step < sequence.length && found.length < needed; step += 1) {
    const document = sequence[reversed ? backwards(order, step) : step] as number;
    if (hasBit(bits, document)) found.push(document);
  }
  return found;
}

/** At which step a document comes. */
const stepOf = (order: PlacedOrder, document: number, reversed: boolean): number => {
  const place = order.places[document] as number;
  return reversed ? backwards(order, place) : place;
};

function byPlaces(order: PlacedOrder, { list, bits }: Ordinals, needed: number, reversed: boolean): Uint32Array {
  const lowest = new Lowest(needed);
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

/** Those with the lowest keys, equals by id. */
function byKeys({ ids }: Segment, hits: Ordinals, keyOf: Selection['keyOf'], { needed, reversed }: Part): number[] {
  const sign = reversed ? -1 : 1;
  const best = new BestOf(needed, (one, other) => sign * compareUuids(ids, one, ids, other));
  let { bound } = best;
  eachOrdinal(hits, (document) => {
    const key = keyOf(document);
    // Most come too late, or never.
    if (key > bound) return;
    best.offer(key, document);
    ({ bound } = best);
  });
  return best.finish();
}

/** Whether hits lie so close in an order that the first of them are found by going along it rather than by sorting all. */
function lieClose(order: Order, hits: Ordinals, needed: number): boolean {
  const count = counted(hits);
  // A step is a look at one bit; what a hit is sorted by lies far from that of the one before it.
  return count * count * 2 > needed * order.sequence.length;
}

/** @returns the first `needed` hits of a segment in the order of a query, which isn't that of relevance for words */
export function select(
  { segment, scratch }: LiveSegment,
  hits: Ordinals,
  query: IndexQuery,
  needed: number,
): Selection {
  const { sort_by } = query;
  const most = Math.min(needed, counted(hits));
  const reversed = isReversed(query);
  const sign = reversed ? -1 : 1;
  const how = { needed: most, reversed };
  switch (sort_by) {
    case 'next_available': {
      const keyOf = (document: number) => {
        const time = segment.next_available[document] as number;
        return Number.isNaN(time) ? Infinity : sign * time;
      };
      return { segment, documents: byKeys(segment, hits, keyOf, how), keyOf };
    }
    case 'recommended':
    case 'relevance': {
      const documents = byQuality(hits, most, reversed);
      return { segment, documents, keyOf: (document) => -sign * (segment.ranks[document] as number) };
    }
    case 'name': {
      const order = segment.orders.name;
      const documents = lieClose(order, hits, most)
        ? walk(order, toBits(hits, scratch.lend), most, reversed)
        : byPlaces(order, hits, most, reversed);
      return { segment, documents, keyOf: () => 0 };
    }
    default: {
      const keyOf = (document: number) => {
        const key = ORDER_KEYS[sort_by](segment, document);
        return key === Infinity ? key : sign * key;
      };
      const order = segment.orders[sort_by];
      const documents = lieClose(order, hits, most)
        ? walk(order, toBits(hits, scratch.lend), most, reversed)
        : byKeys(segment, hits, keyOf, how);
      return { segment, documents, keyOf };
    }
  }
}
