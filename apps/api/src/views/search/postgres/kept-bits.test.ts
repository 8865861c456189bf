import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../../../db/connection.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { insertSearchDocuments, searchDocument } from '../../../testing/search-documents.ts';
import { changeSearchWords } from '../../../testing/search-rows.ts';
import { keepSearchBits } from '../keep-search-bits.ts';

const MENTORS = 40;
const WORDS = ['mar', 'maria', 'marta', 'marine', 'mark', 'delft', 'delfts', 'wind', 'windmill'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
const run = (statement: string) => sql.raw(statement).execute(connection.db);
/** Words except one, with any weight. */
const without = (word: string) => `ts_delete(words, '{a${word},b${word},c${word},d${word}}'::text[])`;

/** A mentor with some of the words, by index. */
const mentor = (nth: number) => {
  const of = (step: number) => WORDS.filter((_, at) => (nth * (at + 3) + at) % step === 0);
  return searchDocument({
    rank_score: 5000 + nth,
    words: { A: of(7), B: of(5).filter((word) => !of(7).includes(word)) },
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, pool_size: 2, onError: () => {} });
  await insertSearchDocuments(
    connection.db,
    Array.from({ length: MENTORS }, (_, nth) => mentor(nth)),
  );
  await run('select search_recount()');
  await run('insert into search_sample select ordinal, words, filters from search_document on conflict do nothing');
  await run('select search_plan_bits(4)');
  await run('update search_build set looked_at = now()');
  await keepSearchBits(connection);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** The differences between the bits and the documents. */
async function wrongBits(): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select value, chunk * 8192 + place as ordinal from search_bitmap join search_kept using (value)
      cross join generate_series(0, 8191) place where get_bit(bits, place) = 1),
    fact as (
      select distinct value, ordinal from search_kept
      join (select ordinal, unnest(tsvector_to_array(words)) as lexeme from search_document) had on case
        when value ^@ '=' then lexeme ^@ substr(value, 2)
        when value ^@ '~' then lexeme ^@ substr(value, 2) and lexeme not in (select value from search_kept)
        else lexeme = value end)
    (select * from kept except select * from fact) union all (select * from fact except select * from kept)`.execute(
    connection.db,
  );
  return rows;
}

test('[C-15] beginnings that several words share have bits, and no rest then', async () => {
  const { rows } = await sql<{ value: string }>`select value from search_kept where is_ready`.execute(connection.db);
  const values = rows.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['=amar', '=bmar', '=adel']));
  expect(values.filter((value) => value.startsWith('~') && values.includes(`=${value.slice(1)}`))).toEqual([]);
});

test('[C-15] bits say who has a word or a beginning when they are made, and after changes are folded into them', async () => {
  expect(await wrongBits()).toEqual([]);
  await changeSearchWords(connection.db, without('maria'), { who: 'rank_score % 3 = 0' });
  await changeSearchWords(connection.db, `words || 'amarzipan'`, { who: 'rank_score % 5 = 0' });
  await changeSearchWords(connection.db, `tsvector 'bwindy'`, { who: 'rank_score % 7 = 0' });
  await run(`delete from mentor_search where rank_score % 11 = 0`);
  await insertSearchDocuments(connection.db, [mentor(3), mentor(8)]);
  expect(await wrongBits()).not.toEqual([]);
  await run('select search_fold()');
  expect(await wrongBits()).toEqual([]);
});

test('[C-15] a word that gets bits later leaves the beginnings as they are', async () => {
  await changeSearchWords(connection.db, `words || 'amarsh'`, { who: 'rank_score % 2 = 0' });
  await run('select search_fold()');
  await run('truncate search_sample');
  await run('insert into search_sample select ordinal, words, filters from search_document');
  await run('select search_plan_bits(2)');
  await changeSearchWords(connection.db, without('mark'), { who: 'rank_score % 4 = 0' });
  await keepSearchBits(connection);
  const { rows } = await sql`select from search_kept where value = 'amarsh' and is_ready`.execute(connection.db);
  expect(rows).toHaveLength(1);
  expect(await wrongBits()).toEqual([]);
});
