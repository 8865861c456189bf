import { isOwnMemory } from './own-memory.ts';

/**
 * Rising lists of documents, one after another. A list with more than one in 32 documents of the segment is kept as a bit
 * for each of these, any other as the gaps between its documents.
 */
export interface Lists {
  /** By list: how many documents it has. */
  counts: Uint32Array;
  /** By list: where it begins, in `bits` or in `gaps`. */
  starts: Uint32Array;
  bits: Uint32Array;
  gaps: Uint16Array;
}

/** The words of a segment, in the order of their UTF-16 code units. */
export interface WordTable {
  /** By word: where it begins in `letters`; one more for the end. */
  starts: Uint32Array;
  /** UTF-16 code units. */
  letters: Uint16Array;
  /** By word: its first list; one more for the end. A word has a list for each weight that it has somewhere. */
  first_lists: Uint32Array;
  /** By list: which of `WEIGHTS`. */
  weights: Uint8Array;
}

/** The documents in one order, the usual way round. */
export interface Order {
  /** Places of documents, in order. */
  sequence: Uint32Array;
  /** So many come before those of which the key isn't known. */
  known: number;
}

/** An order of which the keys are dear to compare. */
export interface PlacedOrder extends Order {
  /** The inverse: where a document stands in `sequence`. */
  places: Uint32Array;
}
export type OrderName = 'newest' | 'rating' | 'price' | 'name';

/**
 * Documents that were put together once and then never change (but for `next_available` and `half_hours`, and for which of them are
 * still alive, which is kept beside). They are numbered by quality: by `rank_score`, the most first, and equals by id.
 * Plain data, so that another thread can share it and a file can hold it.
 */
export interface Segment {
  size: number;
  /** Four numbers of 32 bits each. */
  ids: Uint32Array;
  id_table: Uint32Array;
  ranks: Uint16Array;
  created: Float64Array;
  /** NO_RATING without reviews. */
  ratings: Uint16Array;
  /** NaN where nothing can be booked. */
  prices: Float64Array;
  /** NaN where no free time is known. This column and the next one change. */
  next_available: Float64Array;
  /** In which half hours each can be booked: `HALF_HOUR_WORDS` numbers a document. */
  half_hours: Uint32Array;
  /** By document: where its name begins in `name_letters`; one more for the end. */
  name_starts: Uint32Array;
  /** UTF-8. */
  name_letters: Uint8Array;
  orders: Record<Exclude<OrderName, 'name'>, Order> & { name: PlacedOrder };
  /** By document: where its values begin in `values`; one more for the end. */
  value_starts: Uint32Array;
  /** Numbers of the value table. */
  values: Uint16Array | Uint32Array;
  /** The numbers of all values that any document has, rising; each has a list in `value_lists`. */
  value_numbers: Uint32Array;
  value_lists: Lists;
  /** By document: where its studies begin in `studies`; one more for the end. */
  study_starts: Uint32Array;
  /** Of who studied abroad more than once: the numbers of each study's values and one more, and `END_OF_STUDY`. */
  studies: Uint16Array | Uint32Array;
  words: WordTable;
  word_lists: Lists;
}

export const NO_RATING = 0xffff;

/** Small segments live shortly and are cheaper to copy than to share. */
const SHARED_FROM = 1 << 16;

/** Memory of a segment, which other threads can share where it is large. */
export function room(bytes: number): ArrayBuffer | SharedArrayBuffer {
  return bytes < SHARED_FROM || isOwnMemory() ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
export const room8 = (length: number): Uint8Array => new Uint8Array(room(length));
export const room16 = (length: number): Uint16Array => new Uint16Array(room(length * 2));
export const room32 = (length: number): Uint32Array => new Uint32Array(room(length * 4));
export const room64 = (length: number): Float64Array => new Float64Array(room(length * 8));

/** A copy that other threads can share where it is large. */
export function sharedCopy<T extends Uint32Array | Float64Array>(numbers: T): T {
  const copy = numbers instanceof Float64Array ? room64(numbers.length) : room32(numbers.length);
  copy.set(numbers);
  return copy as T;
}
