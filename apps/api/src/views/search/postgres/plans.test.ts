import { SearchFilters } from '@abroad/contract';
import { USUAL_ORDER } from '@abroad/contract/search-filters';
import { NO_TIMES, NO_VALUES, type IndexDocument, type IndexQuery, type Study } from '@abroad/search-index';
import { ofStudies } from '@abroad/search-index/documents.test-helper';
import { plainIndex } from '@abroad/search-index/plain-index.test-helper';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../../../db/connection.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { insertSearchDocuments } from '../../../testing/search-documents.ts';
import { changeSearchWords } from '../../../testing/search-rows.ts';
import { keepSearchBits } from '../keep-search-bits.ts';
import { postgresSearch } from '../postgres-search.ts';
import type { Plan } from './choose-plan.ts';

const MENTORS = 600;
const RUNS = 30;
const WORDS = ['ma', 'mar', 'maria', 'marta', 'delft', 'delf', 'energy', 'energie', 'grid', 'wind', 'thesis', '王小'];
const UNIVERSITIES = ['0335b1cc-efee-56d4-86a4-f5bb660c7f2d', '7bccf665-4509-56e1-9b35-6997f859d943'];
const DEGREES = ['0d4cb7b9-2f7b-5010-a7ab-e96d9bcc2065', '54f6bf4d-f005-5aec-92d3-cc3b411ffd55'];
const TOPICS = ['visas', "it's", 'back\\slash'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
const plain = plainIndex();

const some = <T>(values: readonly T[], maxLength = 2) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const arbitraryStudy: fc.Arbitrary<Study> = fc.record(
  {
    destination_country_codes: fc.constantFrom('NL', 'GB', 'DE'),
    university_ids: fc.constantFrom(...UNIVERSITIES),
    degree_ids: fc.constantFrom(...DEGREES),
    education_start_years: fc.constantFrom('2016', '2018', '2020', '2021'),
    proof: fc.constantFrom(['any'], ['any', 'vouched'], ['any', 'graduation']),
  },
  { requiredKeys: [] },
);
const arbitraryDocument: fc.Arbitrary<IndexDocument> = fc
  .record({
    id: fc.uuid(),
    rank_score: fc.integer({ min: 4000, max: 7100 }),
    created_at: fc.integer({ min: 1_600_000_000, max: 1_700_000_000 }).map((second) => second * 1_000_000),
    rating_hundredths: fc.option(fc.integer({ min: 300, max: 320 })),
    price_from: fc.option(fc.integer({ min: 0, max: 5 })),
    sort_name: fc.constantFrom('anna', 'bert', 'Émile', 'zoe'),
    next_available_at: fc.option(fc.integer({ min: 1, max: 40 }).map((hour) => 1_800_000_000_000 + hour * 3_600_000)),
    available_half_hours: fc.constant(null),
    values: fc.record({
      origin_country_codes: some(['VN', 'IN', 'DE'], 1),
      topics: some(TOPICS),
      languages: some(['en', 'vi']),
      offers: some(['free_session'], 1),
      prices: some(['free', '20000', '20480'], 1),
    }),
    abroad: fc.array(arbitraryStudy, { maxLength: 3 }),
    home: fc.array(arbitraryStudy, { maxLength: 2 }),
    weights: fc.array(fc.constantFrom('A', 'B', 'C', 'D', ''), { minLength: WORDS.length, maxLength: WORDS.length }),
  })
  .map(({ weights, abroad, home, ...document }) => {
    const of = (weight: string) => WORDS.filter((_, at) => weights[at] === weight);
    const { of: values, ...merged } = ofStudies(abroad, home);
    return Object.assign(document, merged, {
      values: { ...document.values, ...values },
      words: { A: of('A').slice(0, 1), B: of('B').slice(0, 2), C: of('C'), D: of('D') },
    });
  });

const arbitraryQuery = fc.record({
  words: fc.oneof(
    some([...WORDS, 'm', 'ener'], 3),
    fc.constantFrom(['mraia'], ['energi', 'wimd'], ['qqqq'], ['delfk']),
  ),
  values: fc.record({
    origin_country_codes: some(['VN', 'IN', 'XX']),
    destination_country_codes: some(['NL', 'DE'], 1),
    university_ids: some(UNIVERSITIES, 1),
    degree_ids: some(DEGREES, 1),
    topics: some(TOPICS, 1),
    languages: some(['en'], 1),
    offers: some(['free_session'], 1),
    prices: some(['free', '<=20100'], 1),
    proof: some(['any', 'vouched'], 1),
  }),
  education_start_year_from: fc.option(fc.integer({ min: 2015, max: 2021 }), { freq: 1 }),
  education_start_year_to: fc.option(fc.integer({ min: 2017, max: 2022 }), { freq: 1 }),
  at_home: fc.boolean(),
  available_until: fc.constantFrom(null, null, 1_800_000_000_000 + 20 * 3_600_000),
  sort_by: fc.constantFrom(...(Object.keys(USUAL_ORDER) as (keyof typeof USUAL_ORDER)[])),
  sort_order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 9 }),
  isNarrow: fc.boolean(),
});
type DrawnQuery = typeof arbitraryQuery extends fc.Arbitrary<infer T> ? T : never;

const toQuery = ({ page, isNarrow, ...asked }: DrawnQuery): IndexQuery => ({
  ...asked,
  available_times: NO_TIMES,
  values: isNarrow ? asked.values : NO_VALUES,
  offset: (page - 1) * asked.limit,
});

const toFilters = (query: IndexQuery, page: number): SearchFilters => ({
  ...SearchFilters.parse({}),
  ...(query.values as SearchFilters),
  keyword: [...query.words],
  education_start_year_from: query.education_start_year_from ?? undefined,
  education_start_year_to: query.education_start_year_to ?? undefined,
  studies: query.at_home ? 'all' : undefined,
  available_until: query.available_until === null ? undefined : new Date(query.available_until).toISOString(),
  sort_by: query.sort_by,
  sort_order: query.sort_order,
  page,
  page_size: query.limit,
  facet_limit: 4,
});

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, pool_size: 4, onError: () => {} });
  const documents = fc.sample(arbitraryDocument, { numRuns: MENTORS, seed: 6 });
  plain.apply(documents.map((document) => ({ kind: 'put', document })));
  const [first, second, third] = [0, 1, 2].map((part) =>
    documents.slice((part * MENTORS) / 3, ((part + 1) * MENTORS) / 3),
  );
  const run = (statement: string) => sql.raw(statement).execute(connection.db);
  // The document of ordinal 233 is the sample, which decides which words have bits; some documents are added while these
  // are made, some after.
  await run('alter table search_document alter ordinal restart with 200');
  await insertSearchDocuments(connection.db, first ?? []);
  await run('select search_recount()');
  await run('select search_make_steps(5)');
  await run('select search_plan_bits(1)');
  await run('select search_build_bits(1)');
  await run('alter table search_document alter ordinal restart with 20000');
  await insertSearchDocuments(connection.db, second ?? []);
  await run('select search_fold()');
  await keepSearchBits(connection);
  await insertSearchDocuments(connection.db, third ?? []);
  // A sample of one in 256 would be empty. With all documents in it, it stands for a hundred times as many.
  await sql`insert into search_sample select ordinal, words, filters from search_document on conflict do nothing`.execute(
    connection.db,
  );
  await sql`analyze search_sample`.execute(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** The words of both engines' corrections, in one form. */
const pairs = (corrected: readonly (readonly [string, string])[] | null) =>
  corrected?.map(([asked, used]) => ({ asked, used })) ?? null;

test.for<{ plan: Plan; isFolded: boolean }>([
  { plan: 'walk', isFolded: false },
  { plan: 'gather', isFolded: false },
  { plan: 'any', isFolded: false },
  { plan: 'any', isFolded: true },
])(
  '[C-15] PostgreSQL finds what a plain search finds, in its order: plan $plan, folded: $isFolded',
  async ({ plan, isFolded }) => {
    const { db } = connection;
    if (isFolded) {
      await sql`select search_fold()`.execute(db);
    }
    const engine = postgresSearch(db, { plan });
    await fc.assert(
      fc.asyncProperty(arbitraryQuery, async (asked) => {
        const query = toQuery(asked);
        const filters = toFilters(query, asked.page);
        const expected = plain.search(query);
        const found = await engine.search(filters);
        // The least relevant of many results are not found exactly.
        const isHead = found.total_is_exact || query.sort_by !== 'relevance' || query.sort_order === 'desc';
        expect(found.corrected_keywords).toEqual(pairs(expected.corrected_words));
        expect(isHead ? found.ids : found.ids.length).toEqual(isHead ? expected.ids : expected.ids.length);
        expect(found.total_is_exact ? found.total : expected.total).toBe(expected.total);
      }),
      { numRuns: RUNS, seed: 7 },
    );
  },
);

test('[C-15] for very common words the number is an estimate, and marked as one', async () => {
  const filters = { ...SearchFilters.parse({}), keyword: ['energ'], page_size: 3 };
  expect(await postgresSearch(connection.db, { plan: 'walk' }).search(filters)).toMatchObject({
    total_is_exact: false,
  });
  expect(await postgresSearch(connection.db, { plan: 'gather' }).search(filters)).toMatchObject({
    total_is_exact: true,
  });
});

test('[C-15] PostgreSQL counts the values that a plain search counts', async () => {
  const engine = postgresSearch(connection.db);
  await sql`delete from search_sample where not search_is_sampled(ordinal)`.execute(connection.db);
  await fc.assert(
    fc.asyncProperty(arbitraryQuery, async (asked) => {
      const query = toQuery(asked);
      expect(await engine.facets(toFilters(query, 1))).toEqual(plain.facets(query, 4));
    }),
    { numRuns: RUNS, seed: 8 },
  );
});

test('[C-15] concurrent changes of two mentors don’t wait for each other, and are found when each is done', async () => {
  const { db } = connection;
  const engine = postgresSearch(db);
  const find = (keyword: string) => engine.search({ ...SearchFilters.parse({}), keyword: [keyword] });
  const count = async () => (await engine.search({ ...SearchFilters.parse({}), topics: ['new'] })).total;
  const { rows } = await sql<{ profile_id: string }>`select profile_id from mentor_search limit 2`.execute(db);
  const change = (trx: typeof db, id: string | undefined) =>
    changeSearchWords(trx, `words || 'aunheard'`, { set: `filters = filters || 'pnew'`, who: `profile_id = '${id}'` });
  await db.transaction().execute(async (first) => {
    await change(first, rows[0]?.profile_id);
    await db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '1s'`.execute(second);
      await change(second, rows[1]?.profile_id);
    });
    // Folding doesn't wait for the first transaction, and doesn't lose its later changes.
    await sql`select search_fold()`.execute(db);
    expect([(await find('unheard')).ids, await count()]).toEqual([[rows[1]?.profile_id], 1]);
  });
  expect([(await find('unheard')).total, await count()]).toEqual([2, 2]);
  await sql`select search_fold()`.execute(db);
  expect(await count()).toBe(2);
  expect((await find('unheerd')).corrected_keywords).toEqual([{ asked: 'unheerd', used: 'unheard' }]);
  await sql`delete from mentor_search where profile_id = ${rows[0]?.profile_id}`.execute(db);
  expect([(await find('unheard')).total, await count()]).toEqual([1, 1]);
});

test('[C-15] a word that only a deleted mentor had is forgotten, at once or after other writes have ended', async () => {
  const { db } = connection;
  const { rows } = await sql<{
    profile_id: string;
  }>`select profile_id from search_document where words @@ 'aunheard'`.execute(db);
  const places = async () => {
    await sql`select search_fold()`.execute(db);
    const { rows: found } = await sql<{ place: string }>`
      select 'word' as place from search_word where word = 'unheard'
      union select 'left' from search_word_left where word = 'unheard'`.execute(db);
    return found.map(({ place }) => place).toSorted();
  };
  const write = (by: typeof db, word: string) =>
    changeSearchWords(by, `words || 'b${word}'`, {
      who: 'profile_id = (select min(profile_id::text)::uuid from mentor_search)',
    });
  expect([rows.length, await places()]).toEqual([1, ['word']]);
  await db.transaction().execute(async (trx) => {
    await write(trx, 'unsaid');
    await sql`delete from mentor_search where profile_id = ${rows[0]?.profile_id}`.execute(db);
    expect(await places()).toEqual(['left', 'word']);
  });
  expect(await places()).toEqual([]);
  await write(db, 'unheard');
  expect(await places()).toEqual(['word']);
  await sql`delete from mentor_search where profile_id in (
    select profile_id from search_document where words @@ 'bunheard')`.execute(db);
  expect(await places()).toEqual([]);
  const { rows: tallied } = await sql`select from search_tally where is_now @@ 'bunheard' or was @@ 'bunheard'`.execute(
    db,
  );
  expect(tallied).toEqual([]);
});
