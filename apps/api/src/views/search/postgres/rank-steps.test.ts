import { SearchFilters } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../../../db/connection.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { insertSearchDocuments, searchDocument } from '../../../testing/search-documents.ts';
import { postgresSearch } from '../postgres-search.ts';
import type { Plan } from './choose-plan.ts';

const MENTORS = 240;
const PAGE = 7;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
const run = (statement: string) => sql.raw(statement).execute(connection.db);

/** A mentor who studied in the Netherlands, or one of three in Japan instead, who have low scores. */
const mentor = (nth: number) =>
  searchDocument({
    rank_score: 5000 + ((nth * 7) % 90) - (nth % 3 === 0 ? 60 : 0),
    values: {
      destination_country_codes: [nth % 3 === 0 ? 'JP' : 'NL'],
      topics: nth % 2 === 0 ? ['visas'] : [],
    },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, pool_size: 1, onError: () => {} });
  await insertSearchDocuments(
    connection.db,
    Array.from({ length: MENTORS }, (_, nth) => mentor(nth)),
  );
  await run('select search_recount()');
  await run('select search_make_steps(5)');
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** All results, page by page. */
async function allPages(plan: Plan, asked: Partial<SearchFilters>): Promise<string[]> {
  const engine = postgresSearch(connection.db, { plan });
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { ids } = await engine.search({ ...SearchFilters.parse({}), ...asked, page, page_size: PAGE });
    if (ids.length === 0) return found;
    found.push(...ids);
  }
}

const ASKED: Partial<SearchFilters>[] = [
  {},
  { destination_country_codes: ['NL'] },
  { destination_country_codes: ['JP'] },
  { destination_country_codes: ['JP', 'NL'], topics: ['visas'] },
];

async function expectSamePages(): Promise<void> {
  for (const asked of ASKED) {
    const pages = await allPages('any', asked);
    expect(pages).toEqual(await allPages('walk', asked));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(PAGE * 5);
  }
}

/** Mentors whose bits of steps don't match their scores. */
async function wrongBits(): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select nth, chunk * 8192 + place as ordinal from search_rank_step join search_bitmap on value = 'r' || nth
      cross join generate_series(0, 8191) place where get_bit(bits, place) = 1),
    fact as (
      select nth, ordinal from search_rank_step step join search_document document on document.rank_score >= step.rank_score)
    (select * from kept except select * from fact) union all (select * from fact except select * from kept)`.execute(
    connection.db,
  );
  return rows;
}

test('[C-15] later pages by quality continue where the last one ended', async () => {
  expect((await run('select from search_rank_step')).rows.length).toBeGreaterThan(15);
  expect(await wrongBits()).toEqual([]);
  await expectSamePages();
});

test('[C-15] so they do while changes of quality wait to be counted, and after that', async () => {
  await run(`update mentor_search set rank_score = rank_score + 45 where rank_score % 4 = 0`);
  await run(`update mentor_search set rank_score = rank_score - 45 where rank_score % 5 = 0`);
  await run(`delete from mentor_search where rank_score % 11 = 0`);
  await insertSearchDocuments(connection.db, [mentor(30), mentor(31)]);
  expect(await wrongBits()).not.toEqual([]);
  await expectSamePages();
  await run('select search_fold()');
  expect(await wrongBits()).toEqual([]);
  await expectSamePages();
});

test('[C-15] steps are recomputed when there are twice as many mentors', async () => {
  await insertSearchDocuments(
    connection.db,
    Array.from({ length: MENTORS * 2 }, (_, nth) => mentor(nth)),
  );
  await run('select search_fold()');
  const newest = async () => {
    const { rows } = await sql<{ nth: number; of_all: number }>`select max(nth)::int as nth, max(of_all) as of_all
      from search_rank_step`.execute(connection.db);
    return rows[0];
  };
  const before = await newest();
  await run('select search_look_for_words()');
  expect(await newest()).toEqual({ nth: null, of_all: null });
  await run('select search_make_steps(5)');
  const after = await newest();
  expect(after?.of_all).toBeGreaterThan(MENTORS * 2);
  expect(after?.nth).toBeGreaterThan(before?.nth ?? 0);
  expect(await wrongBits()).toEqual([]);
  await expectSamePages();
});
