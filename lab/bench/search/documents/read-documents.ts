import type pg from 'pg';
import type { BenchDocument } from './document.ts';
import { parseWords } from './parse-words.ts';

const BATCH = 5000;

/** Lists are joined, which is read faster than arrays; no value contains a comma. */
const COLUMNS = `profile_id as id, origin_country_code as origin,
  array_to_string(destination_country_codes, ',') as destinations, array_to_string(university_ids, ',') as universities,
  array_to_string(degree_ids, ',') as degrees, array_to_string(topics, ',') as topics,
  array_to_string(education_start_years, ',') as years, words::text as words, rank_score,
  coalesce((rating * 100)::int, 0) as rating, (extract(epoch from created_at) * 1000000)::float8 as created, name_order::int`;

type Row = Record<'id' | 'destinations' | 'universities' | 'degrees' | 'topics' | 'years' | 'words', string> &
  Record<'rank_score' | 'rating' | 'created' | 'name_order', number> & { origin: string | null };

const listOf = (joined: string): string[] => (joined === '' ? [] : joined.split(','));

const toDocument = (row: Row, ordinal: number): BenchDocument => ({
  ...row,
  ordinal,
  destinations: listOf(row.destinations),
  universities: listOf(row.universities),
  degrees: listOf(row.degrees),
  topics: listOf(row.topics),
  years: listOf(row.years).map(Number),
  words: parseWords(row.words),
});

/** One pass over all tables: separate batches would read the rows before them again. */
const CURSOR = `declare documents no scroll cursor for
  select ${COLUMNS} from search_document join name_order using (profile_id) cross join search_filters_read(filters) as told
  order by profile_id`;

/** Reads every mentor who can be found, in the order of their ids. */
export async function* readDocuments(client: pg.Client): AsyncGenerator<BenchDocument[]> {
  await client.query('begin isolation level repeatable read');
  await client.query(
    `create temporary table name_order on commit drop as
     select profile_id, row_number() over (order by sort_name, profile_id) as name_order from search_document`,
  );
  await client.query('create index on name_order (profile_id)');
  await client.query('analyze name_order');
  await client.query(CURSOR);
  let ordinal = 0;
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${BATCH} from documents`);
    if (rows.length === 0) break;
    yield rows.map((row) => toDocument(row, (ordinal += 1)));
  }
  await client.query('commit');
}
