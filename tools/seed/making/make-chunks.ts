import { createMentor } from '../create-mentor.ts';
import { FilterValues } from '../filters/filter-values.ts';
import { Marks } from '../filters/marks.ts';
import { addRows } from '../load/add-rows.ts';
import { createNextFreeTimes } from '../load/next-free-time.ts';
import { RowWriter } from '../load/row-writer.ts';
import { type ByTable, byTable, TABLES } from '../load/tables.ts';
import { createSearchRows } from '../search-row.ts';
import { createSlugs, type Slugs } from '../slugs.ts';
import { createSchools, type KnownUniversity } from '../studies/schools.ts';

/** Some 10 MB. */
const MENTORS_A_CHUNK = 2500;

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

/**
 * Makes the mentors of an order, chunk by chunk.
 * @param turn makes only the chunks of this turn; by default all of them
 * @returns the next chunk, in the room if one is given; null after the last
 */
export function createChunks(order: Order, turn?: number): (room?: Room) => Chunk | null {
  const { seed, universities, terms_version } = order;
  const schools = createSchools(universities);
  const slugsOf = Array.from({ length: TURNS }, (_, nth) => createSlugs(order.taken, { first: nth + 1, step: TURNS }));
  const toSearchRow = createSearchRows(new Map(universities.map((one) => [one.id, one])), order.now);
  const toNext = createNextFreeTimes(order.now);
  const filterValues = new FilterValues(universities);
  const { vocabulary } = filterValues;
  const chunks = chunksOf(order)
    .filter((chunk) => turn === undefined || chunk.turn === turn)
    .values();
  return (room) => {
    const { value: chunk } = chunks.next();
    if (chunk === undefined) return null;
    const slugs = slugsOf[chunk.turn] as Slugs;
    const writers = byTable((table) => new RowWriter(room?.[table]));
    const marks = new Marks(MENTORS_A_CHUNK);
    for (let index = chunk.first; index < chunk.end; index += 1) {
      const mentor = createMentor(seed, index, schools, slugs);
      const next = toNext(mentor);
      const search = toSearchRow(mentor, next.next_available_ms);
      const numbers = filterValues.numbersOf(mentor);
      addRows(writers, mentor, { terms_version, search, filters: { vocabulary, numbers }, next });
      marks.add(numbers);
    }
    const rows = byTable((table) => writers[table].end());
    return { mentors: chunk.end - chunk.first, rows, marks: marks.end() };
  };
}
