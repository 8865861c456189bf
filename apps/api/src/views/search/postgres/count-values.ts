import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { Facets } from '../port.ts';
import { KINDS, type AskedFilters, type FacetName } from './asked-filters.ts';
import { mark } from './plan.ts';
import { meetsFilters, SAMPLED } from './probe.ts';
import { hasAllWordsHere } from './wanted-words.ts';

type Count = Facets[FacetName][number];

interface Read {
  words: readonly string[];
  filters: AskedFilters;
  most: number;
  /** Only the sample is read. */
  isSampled: boolean;
}

const found = ({ words, filters }: Pick<Read, 'words' | 'filters'>) =>
  words.length > 0 ? hasAllWordsHere(words, filters) : sql`true ${meetsFilters(filters)}`;

/** Counts values in documents one by one. */
export async function countByReading(
  db: Database,
  names: readonly FacetName[],
  { words, filters, most, isSampled }: Read,
): Promise<Partial<Facets>> {
  const kinds = names.map((name) => KINDS[name]);
  const { rows } = await sql<Count & { kind: string }>`${mark(words)}
    with counted as (
      select lexeme, count(*) * ${sql.lit(isSampled ? SAMPLED : 1)} as count
      from ${sql.table(isSampled ? 'search_sample' : 'search_document')}
      cross join unnest(tsvector_to_array(filters)) lexeme
      where left(lexeme, 1) = any(${kinds}::text[]) and ${found({ words, filters })}
      group by lexeme),
    placed as (
      select left(lexeme, 1) as kind, substr(lexeme, 2) as value, count,
        row_number() over (partition by left(lexeme, 1) order by count desc, lexeme collate "C") as place
      from counted)
    select kind, value, count from placed where place <= ${most}::integer order by kind, place`.execute(db);
  const byKind = Map.groupBy(rows, (row) => row.kind);
  return Object.fromEntries(
    names.map((name) => [name, (byKind.get(KINDS[name]) ?? []).map(({ value, count }) => ({ value, count }))]),
  );
}

/** Counts the values of a filter with the bitmaps. */
export async function countByBits(
  db: Database,
  name: FacetName,
  { values, groups, query }: AskedFilters,
  most: number,
): Promise<Partial<Facets>> {
  const { rows } = await sql<Count>`/* prepared */
    select value, count from search_counts(
      ${values}::text[], ${groups}::integer[], ${query}::tsquery, ${KINDS[name]}::text, ${most}::integer)`.execute(db);
  return { [name]: rows };
}

/** How many meet filters alone; null where the bitmaps don't tell. */
export async function countFiltered(db: Database, { values, groups, query }: AskedFilters): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`/* prepared */
    select bit_count(search_bits(${values}::text[], ${groups}::integer[], ${query}::tsquery))::integer as total`.execute(
    db,
  );
  return rows[0]?.total ?? null;
}

/** About how many have all words and meet the filters. */
export async function estimateByWords(db: Database, words: readonly string[], filters: AskedFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`${mark(words)}
    select count(*) * ${sql.lit(SAMPLED)} as total from search_sample where ${found({ words, filters })}`.execute(db);
  return rows[0]?.total ?? 0;
}
