import { createMentor } from '../create-mentor.ts';
import { FilterValues } from '../filters/filter-values.ts';
import { Marks } from '../filters/marks.ts';
import { addRows } from '../load/add-rows.ts';
import { createNextFreeTimes } from '../load/next-free-time.ts';
import { RowWriter } from '../load/row-writer.ts';
import { byTable } from '../load/tables.ts';
import { createSearchRows } from '../search-row.ts';
import { createSlugs, type Slugs } from '../slugs.ts';
import { createSchools } from '../studies/schools.ts';
import { type Chunk, chunksOf, MENTORS_A_CHUNK, type Order, type Room, TURNS } from './chunk.ts';

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
