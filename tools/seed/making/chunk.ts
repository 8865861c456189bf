import { type ByTable, byTable, TABLES } from '../load/tables.ts';
import type { KnownUniversity } from '../studies/schools.ts';

/** Some 10 MB. */
export const MENTORS_A_CHUNK = 2500;

/** What made-up mentors depend on. Can be sent to another thread. */
export interface Order {
  seed: number;
  /** The number of the first mentor, and the one after the last. */
  first: number;
  end: number;
  universities: readonly KnownUniversity[];
  /** Slugs in lower case that others have. */
  taken: readonly string[];
  terms_version: string;
  /** Milliseconds since 1970, for which next free times and scores are worked out. */
  now: number;
}

/** The rows of some mentors as COPY reads them. */
export interface Chunk {
  /** How many mentors. */
  mentors: number;
  rows: ByTable<Uint8Array<ArrayBuffer>>;
  /** For each mentor how many values of filters they have, and the values' numbers. */
  marks: Int32Array<ArrayBuffer>;
}
/** Memory for a chunk, to be used again and again. */
export type Room = ByTable<ArrayBuffer>;

export const roomOf = ({ rows }: Chunk): Room => byTable((table) => rows[table].buffer);
export const buffersOf = (room: Room): ArrayBuffer[] => TABLES.map((table) => room[table]);

/** Chunks in turn can be made in as many threads; whether they are or not, the same mentors come out. */
export const TURNS = 2;

/** The chunks of an order, by the numbers of their first mentor and the one after the last. */
export function chunksOf({ first, end }: Order): { first: number; end: number; turn: number }[] {
  const from = Math.floor(first / MENTORS_A_CHUNK);
  return Array.from({ length: Math.ceil(end / MENTORS_A_CHUNK) - from }, (_, nth) => {
    const number = from + nth;
    const start = number * MENTORS_A_CHUNK;
    return { first: Math.max(first, start), end: Math.min(end, start + MENTORS_A_CHUNK), turn: number % TURNS };
  });
}
