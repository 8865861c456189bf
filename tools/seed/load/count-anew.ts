import { HOME_KINDS, KINDS } from '@abroad/api/db/filter-lexemes';
import type pg from 'pg';
import { BITS_OF_A_CHUNK, FilterBits } from '../filters/filter-bits.ts';
import { FilterValues } from '../filters/filter-values.ts';
import { openCopy } from './copy.ts';
import type { KnownUniversity } from '../studies/schools.ts';
import { RowWriter } from './row-writer.ts';

/** Who has which value of a filter, of the mentors that come. */
export interface Filters {
  values: FilterValues;
  bits: FilterBits;
}

export const createFilters = (universities: readonly KnownUniversity[]): Filters => ({
  values: new FilterValues(universities),
  bits: new FilterBits(),
});

/** The same, of the documents from a chunk of bits on. */
export interface BroughtFilters extends Filters {
  /** The number of that chunk. */
  first: number;
}

/** Rows are handed over in pieces of so many values. */
const AT_ONCE = 32;

/**
 * Sees to it that the documents which come next begin a chunk of bits, so that nobody who is there already has bits in the
 * same. Nobody else may add documents meanwhile.
 * @returns the number of that chunk
 */
export async function beginChunk(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ordinal: string }>(
    `select nextval(pg_get_serial_sequence('search_document', 'ordinal')) as ordinal`,
  );
  const chunk = Math.ceil(Number(rows[0]?.ordinal) / BITS_OF_A_CHUNK);
  await client.query(`select setval(pg_get_serial_sequence('search_document', 'ordinal'), $1, false)`, [
    chunk * BITS_OF_A_CHUNK,
  ]);
  return chunk;
}

/** Universities have bits only where many studied there. */
async function numbersWithBits(client: pg.Client, { vocabulary }: FilterValues): Promise<number[]> {
  const { rows } = await client.query<{ value: string }>('select search_popular_universities() as value');
  const popular = new Set(rows.map((row) => row.value));
  const isUniversity = (value: string) =>
    value.startsWith(KINDS.university_ids) || value.startsWith(HOME_KINDS.university_ids);
  const hasBits = (value: string) => !isUniversity(value) || popular.has(value);
  return Array.from({ length: vocabulary.size }, (_, number) => number).filter((number) =>
    hasBits(vocabulary.wordOf(number)),
  );
}

async function writeBits(client: pg.Client, { first, values, bits }: BroughtFilters): Promise<void> {
  const numbers = await numbersWithBits(client, values);
  const copy = openCopy(client, 'search_bitmap (value, chunk, bits)');
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const rows = new RowWriter();
    for (const number of numbers.slice(at, at + AT_ONCE)) {
      bits.eachChunk(number, (chunk, ones) => {
        rows.row(3);
        rows.text(values.vocabulary.wordOf(number));
        rows.integer(first + chunk);
        rows.bits(ones);
      });
    }
    await copy.write(rows.end());
  }
  await copy.end();
}

/**
 * Sees to what the search counts and follows besides its tables, which nobody has told of the new documents.
 * @param brought null where these are among others, whose bits are counted as well
 */
export async function countAnew(client: pg.Client, brought: BroughtFilters | null): Promise<void> {
  await client.query('select search_recount($1)', [brought && brought.first * BITS_OF_A_CHUNK]);
  if (brought) await writeBits(client, brought);
  await client.query('analyze search_sample, search_bitmap');
  await client.query('update search_outbox set generation = generation + 1');
}
