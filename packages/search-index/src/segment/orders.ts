import { NO_RATING, type Order, type OrderName, type PlacedOrder, type Segment, room32 } from './segment.ts';
import { compareUuids } from './uuid.ts';

/** The columns by which documents are put in order. */
export type Columns = Pick<Segment, 'size' | 'ids' | 'created' | 'ratings' | 'prices' | 'name_starts' | 'name_letters'>;

/** Compares the names of two documents by their code points, of which UTF-8 keeps the order. */
export function compareNames(one: Columns, place: number, other: Columns, otherPlace: number): number {
  const start = one.name_starts[place] as number;
  const otherStart = other.name_starts[otherPlace] as number;
  const length = (one.name_starts[place + 1] as number) - start;
  const otherLength = (other.name_starts[otherPlace + 1] as number) - otherStart;
  const shorter = Math.min(length, otherLength);
  for (let at = 0; at < shorter; at += 1) {
    const difference = (one.name_letters[start + at] as number) - (other.name_letters[otherStart + at] as number);
    if (difference !== 0) return difference;
  }
  return length - otherLength;
}

/** The key of a document in each order, the lower the earlier; Infinity where it isn't known. Names have none. */
export const ORDER_KEYS: Record<Exclude<OrderName, 'name'>, (columns: Columns, place: number) => number> = {
  newest: ({ created }, place) => -(created[place] as number),
  rating: ({ ratings }, place) => (ratings[place] === NO_RATING ? Infinity : -(ratings[place] as number)),
  price: ({ prices }, place) => (Number.isNaN(prices[place]) ? Infinity : (prices[place] as number)),
};

function sequenceBy(size: number, compare: (one: number, other: number) => number): Uint32Array {
  const sequence = room32(size);
  for (let place = 0; place < size; place += 1) sequence[place] = place;
  sequence.sort(compare);
  return sequence;
}

function orderByKey(columns: Columns, keyOf: (columns: Columns, place: number) => number): Order {
  const { size, ids } = columns;
  const keys = new Float64Array(size);
  let known = 0;
  for (let place = 0; place < size; place += 1) {
    keys[place] = keyOf(columns, place);
    if (keys[place] !== Infinity) known += 1;
  }
  const sequence = sequenceBy(size, (one, other) => {
    const first = keys[one] as number;
    const second = keys[other] as number;
    return first === second ? compareUuids(ids, one, ids, other) : first < second ? -1 : 1;
  });
  return { sequence, known };
}

function orderByName(columns: Columns): PlacedOrder {
  const { size, ids } = columns;
  const sequence = sequenceBy(
    size,
    (one, other) => compareNames(columns, one, columns, other) || compareUuids(ids, one, ids, other),
  );
  const places = room32(size);
  for (let at = 0; at < size; at += 1) places[sequence[at] as number] = at;
  return { sequence, places, known: size };
}

/** Puts documents in all orders. */
export function makeOrders(columns: Columns): Segment['orders'] {
  return {
    newest: orderByKey(columns, ORDER_KEYS.newest),
    rating: orderByKey(columns, ORDER_KEYS.rating),
    price: orderByKey(columns, ORDER_KEYS.price),
    name: orderByName(columns),
  };
}
