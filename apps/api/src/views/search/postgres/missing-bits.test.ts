import { randomUUID } from 'node:crypto';
import { SearchFilters } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../../../db/connection.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { insertSearchDocuments, searchDocument } from '../../../testing/search-documents.ts';
import { keepSearchBits } from '../keep-search-bits.ts';
import { postgresSearch } from '../postgres-search.ts';

const DELFT = '07b9d0c5-6859-5a6c-9927-5f4339bd8ad1';
const HANOI = '0335b1cc-efee-56d4-86a4-f5bb660c7f2d';
const MENTORS = 8;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
const run = (statement: string) => sql.raw(statement).execute(connection.db);

const abroad = Array.from({ length: MENTORS }, () =>
  searchDocument({ id: randomUUID(), values: { university_ids: [DELFT] }, words: { A: ['wind'] } }),
);
const atHome = searchDocument({
  id: randomUUID(),
  at_home: { university_ids: [DELFT], degree_ids: [], education_start_years: [], proof: [] },
  words: { A: ['wind'] },
});
const elsewhere = searchDocument({ values: { university_ids: [HANOI] }, words: { A: ['wind'] } });

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, pool_size: 2, onError: () => {} });
  await insertSearchDocuments(connection.db, [...abroad, atHome, elsewhere]);
  await run('select search_recount()');
  await run('insert into search_sample select ordinal, words, filters from search_document on conflict do nothing');
  await run('select search_plan_bits(4)');
  await run('update search_build set looked_at = now()');
  await keepSearchBits(connection);
  // Many studied there abroad, so that it has a bitmap, and few at home, so that it has none.
  await run(`insert into search_bitmap select 'u${DELFT}', ordinal >> 13, search_chunk(ordinal & 8191, 1)
    from search_document where filters @@ '''u${DELFT}'''::tsquery group by 2`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('[C-15] a university with a bitmap of studies abroad and none of those at home is looked up in the documents', async () => {
  const { rows } = await sql`select from search_kept where value = 'awind' and is_ready`.execute(connection.db);
  expect(rows).toHaveLength(1);
  const find = async (filters: Partial<SearchFilters>) => {
    const query = { ...SearchFilters.parse({}), university_ids: [DELFT], studies: 'all' as const, ...filters };
    return new Set((await postgresSearch(connection.db).search(query)).ids);
  };
  const all = new Set([...abroad, atHome].map(({ id }) => id));
  expect(await find({})).toEqual(all);
  expect(await find({ keyword: ['wind'], sort_by: 'newest' })).toEqual(all);
  expect(await find({ keyword: ['wind'] })).toEqual(all);
});
