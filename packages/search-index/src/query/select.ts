import { hasBit, lowestBit } from '../segment/bits.ts';
import { ORDER_KEYS } from '../segment/orders.ts';
import type { Order, Segment } from '../segment/segment.ts';
import { compareUuids } from '../segment/uuid.ts';
import { type IndexQuery, USUAL_ORDER } from '../query.ts';
import { BestOf } from './best-of.ts';
import type { LiveSegment } from './live-segment.ts';
import { counted, eachOrdinal, type Ordinals, toList } from './ordinals.ts';

/** The first documents of a segment in some order, and what they are sorted by: the lowest first. Names have no keys. */
export interface Selection {
  segment: Segment;
  documents: readonly number[];
  keys: readonly number[];
}

export const isReversed = ({ sort_by, sort_order }: IndexQuery): boolean => sort_order !== USUAL_ORDER[sort_by];

function firstOf(bits: Uint32Array, wanted: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < bits.length && found.length < wanted; place += 1) {
    for (let word = bits[place] as number; word !== 0; word &= word - 1) found.push((place << 5) + lowestBit(word));
  }
  return found.slice(0, wanted);
}

function lastOf(bits: Uint32Array, wanted: number): number[] {
  const found: number[] = [];
  for (let place = bits.length - 1; place >= 0 && found.length < wanted; place -= 1) {
    for (let word = bits[place] as number; word !== 0;) {
      const bit = 31 - Math.clz32(word);
      found.push((place << 5) + bit);
      word &= ~(1 << bit);
    }
  }
  return found.slice(0, wanted);
}

/** Documents are numbered by quality, so that nothing has to be sorted. */
function byQuality({ list, bits }: Ordinals, wanted: number, reversed: boolean): number[] {
  if (list !== null) {
    return reversed
      ? [...list.subarray(Math.max(0, list.length - wanted))].toReversed()
      : [...list.subarray(0, wanted)];
  }
  return bits === null ? [] : (reversed ? lastOf : firstOf)(bits, wanted);
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

function byPlaces(order: Order, hits: Ordinals, wanted: number, reversed: boolean): number[] {
  const list = toList(hits);
  // Steps are distinct, so that nothing is equal.
  const steps = new Uint32Array(list.length);
  for (let at = 0; at < list.length; at += 1) {
    const place = order.places[list[at] as number] as number;
    steps[at] = reversed ? backwards(order, place) : place;
  }
  if (wanted * 8 < steps.length) {
    const best = new BestOf(wanted, () => 0);
    for (let at = 0; at < steps.length; at += 1) {
      if ((steps[at] as number) <= best.bound) best.offer(steps[at] as number, list[at] as number);
    }
    return best.finish().documents;
  }
  steps.sort();
  return Array.from(
    steps.subarray(0, wanted),
    (step) => order.sequence[reversed ? backwards(order, step) : step] as number,
  );
}

/** Goes through the order where the hits lie close in it, and else sorts the hits. */
function inOrder(order: Order, hits: Ordinals, wanted: number, reversed: boolean): number[] {
  const count = counted(hits);
  return hits.bits !== null && (count * count) / 2 > wanted * order.sequence.length
    ? walk(order, hits.bits, Math.min(wanted, count), reversed)
    : byPlaces(order, hits, wanted, reversed);
}

function byNextAvailable(segment: Segment, hits: Ordinals, reversed: boolean, best: BestOf): void {
  const times = segment.next_available;
  const sign = reversed ? -1 : 1;
  let { bound } = best;
  const offer = (document: number) => {
    const time = times[document] as number;
    best.offer(Number.isNaN(time) ? Infinity : sign * time, document);
    ({ bound } = best);
  };
  const { bits } = hits;
  if (bits === null) {
    eachOrdinal(hits, offer);
    return;
  }
  for (let place = 0; place < bits.length; place += 1) {
    for (let word = bits[place] as number; word !== 0; word &= word - 1) {
      const document = (place << 5) + lowestBit(word);
      const time = times[document] as number;
      // Most come too late, or never; these are told apart without a call.
      if (sign * time <= bound || bound === Infinity) offer(document);
    }
  }
}

function soonest({ segment }: LiveSegment, hits: Ordinals, wanted: number, reversed: boolean): Selection {
  const { ids } = segment;
  const compare = (one: number, other: number) => compareUuids(ids, one, ids, other) * (reversed ? -1 : 1);
  const best = new BestOf(Math.min(wanted, counted(hits)), compare);
  byNextAvailable(segment, hits, reversed, best);
  return { segment, ...best.finish() };
}

/** @returns the first `wanted` hits of a segment in the order of a query, which isn't that of relevance for words */
export function select(live: LiveSegment, hits: Ordinals, query: IndexQuery, wanted: number): Selection {
  const { segment } = live;
  const { sort_by } = query;
  const reversed = isReversed(query);
  if (sort_by === 'next_available') return soonest(live, hits, wanted, reversed);
  const sign = reversed ? -1 : 1;
  if (sort_by === 'recommended' || sort_by === 'relevance') {
    const documents = byQuality(hits, wanted, reversed);
    return { segment, documents, keys: documents.map((document) => -sign * (segment.ranks[document] as number)) };
  }
  const documents = inOrder(segment.orders[sort_by], hits, wanted, reversed);
  const keyOf = sort_by === 'name' ? () => 0 : ORDER_KEYS[sort_by];
  const keys = documents.map((document) => keyOf(segment, document));
  return { segment, documents, keys: keys.map((key) => (key === Infinity ? key : sign * key)) };
}
