import { createMentor } from '../create-mentor.ts';
import { addRows } from '../load/add-rows.ts';
import { createNextFreeTimes } from '../load/next-free-time.ts';
import { RowWriter } from '../load/row-writer.ts';
import { type ByTable, byTable, TABLES } from '../load/tables.ts';
import { createSearchRows } from '../search-row.ts';
import { createSlugs } from '../slugs.ts';
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
  /** Milliseconds since 1970, for which next free times are worked out. */
  now: number;
}

/** The rows of some mentors as COPY reads them. */
export interface Chunk {
  /** How many mentors. */
  mentors: number;
  rows: ByTable<Uint8Array<ArrayBuffer>>;
}
/** Memory for a chunk, to be used again and again. */
export type Room = ByTable<ArrayBuffer>;

export const roomOf = ({ rows }: Chunk): Room => byTable((table) => rows[table].buffer);
export const buffersOf = (room: Room): ArrayBuffer[] => TABLES.map((table) => room[table]);

/** Makes the mentors of an order, chunk by chunk. @returns the next chunk, in the room if one is given; null after the last */
export function createChunks(order: Order): (room?: Room) => Chunk | null {
  const { seed, universities, terms_version } = order;
  const schools = createSchools(universities);
  const slugs = createSlugs(order.taken);
  const toSearchRow = createSearchRows(new Map(universities.map((one) => [one.id, one])));
  const toNext = createNextFreeTimes(order.now);
  let next = order.first;
  return (room) => {
    const first = next;
    next = Math.min(first + MENTORS_A_CHUNK, order.end);
    if (first === next) return null;
    const writers = byTable((table) => new RowWriter(room?.[table]));
    for (let index = first; index < next; index += 1) {
      const mentor = createMentor(seed, index, schools, slugs);
      addRows(writers, mentor, { terms_version, search: toSearchRow(mentor), next: toNext(mentor) });
    }
    return { mentors: next - first, rows: byTable((table) => writers[table].end()) };
  };
}
