import type { KnownUniversity } from '../studies/schools.ts';
import { createMentor } from '../create-mentor.ts';
import { createSlugs } from '../slugs.ts';
import { createSchools } from '../studies/schools.ts';
import { type CopyText, type Row, toCopyText } from './copy.ts';
import { mentorRows } from './mentor-rows.ts';
import { createSearchRows } from './search-rows.ts';

const MENTORS_A_CHUNK = 1000;

/** The parameters of made-up mentors. Can be sent to another thread. */
export interface Order {
  seed: number;
  /** The number of the first mentor, and the one after the last. */
  first: number;
  end: number;
  universities: readonly KnownUniversity[];
  /** The looks of slugs that are taken. */
  taken: readonly string[];
  terms_version: string;
  /** Milliseconds since 1970, for next available times and scores. */
  now: number;
}

/** The rows of some mentors, in the order of foreign keys. */
export interface Chunk {
  mentors: number;
  rows: CopyText[];
}

/** Creates the ordered mentors, chunk by chunk. */
export function* makeChunks({
  seed,
  first,
  end,
  universities,
  taken,
  terms_version,
  now,
}: Order): Generator<Chunk, undefined> {
  const schools = createSchools(universities);
  const slugs = createSlugs(taken);
  const searchRowsOf = createSearchRows(new Map(universities.map((one) => [one.id, one])), now);
  for (let from = first; from < end; from += MENTORS_A_CHUNK) {
    const mentors = Math.min(MENTORS_A_CHUNK, end - from);
    const byTable = new Map<string, Row[]>();
    for (let index = from; index < from + mentors; index += 1) {
      const mentor = createMentor(seed, index, schools, slugs);
      const all = { ...mentorRows(mentor, terms_version), ...searchRowsOf(mentor) };
      for (const [table, rows] of Object.entries(all)) {
        const before = byTable.get(table);
        if (before === undefined) byTable.set(table, rows);
        else before.push(...rows);
      }
    }
    yield { mentors, rows: Array.from(byTable, ([table, rows]) => toCopyText(table, rows)) };
  }
}
