import type { SearchFilters } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make } from '../../testing/make.ts';

const MENTORS = 7;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { SEARCH_ENGINE: 'index' });
  const { mentor, education } = make(api);
  for (let number = 0; number < MENTORS; number++) {
    const made = await mentor({
      first_name: `Name ${'CABBAGE'[number]}`,
      origin_country_code: number < 4 ? 'VN' : 'IN',
      topics: number % 2 === 0 ? ['scholarships'] : ['scholarships', 'thesis'],
      educations: [await education(number < 5 ? 'delft' : 'munich')],
      event_types: [{ price_minor: (number % 3) * 1000 }],
    });
    const { db } = api.context;
    const next_available_at = number < 2 ? null : `2055-01-0${number}T10:00:00Z`;
    await db
      .updateTable('mentor_search')
      .set({ next_available_at })
      .where('profile_id', '=', made.profile_id)
      .execute();
    await sql`update search_document set rating = ${number < 3 ? null : 4} where profile_id = ${made.profile_id}`.execute(
      db,
    );
  }
  const { search_index } = api.context;
  if (search_index === null) throw new Error('there is no index');
  await untilCaughtUp(search_index);
});
afterAll(() => api.close());

const search = (query: Partial<SearchFilters>) => api.as(null).searchProfiles({ query });
const raw = (query: string) => fetch(`${api.base_url}/api/views/search/profiles?${query}`);
const column = async <T>(
  query: Partial<SearchFilters>,
  read: (card: Awaited<ReturnType<typeof search>>['profiles'][number]) => T,
) => (await search(query)).profiles.map(read);
const ORDERS = ['relevance', 'recommended', 'newest', 'rating', 'price', 'name', 'next_available'] as const;

test.for(ORDERS.flatMap((sort_by) => (['asc', 'desc'] as const).map((sort_order) => ({ sort_by, sort_order }))))(
  '[C-15] pages of $sort_by $sort_order show every mentor once, in the order of one long page',
  async (order) => {
    const whole = await search({ ...order, keyword: ['name'] });
    const ids: string[] = [];
    for (let page = 1; page <= 4; page++) {
      const part = await search({ ...order, keyword: ['name'], page, page_size: 2 });
      expect(part).toMatchObject({ total_count: MENTORS, total_pages: 4, page, page_size: 2 });
      ids.push(...part.profiles.map((profile) => profile.profile_id));
    }
    expect(ids).toEqual(whole.profiles.map((profile) => profile.profile_id));
    expect(new Set(ids).size).toBe(MENTORS);
  },
);

test('[C-15] each order sorts by its field, and unknown values come last', async () => {
  expect(await column({ sort_by: 'name' }, (card) => card.first_name.at(-1))).toEqual([...'AABBCEG']);
  expect(await column({ sort_by: 'price' }, (card) => card.price_from)).toEqual([0, 0, 0, 10, 10, 20, 20]);
  expect(await column({ sort_by: 'price', sort_order: 'desc' }, (card) => card.price_from)).toEqual([
    20, 20, 10, 10, 0, 0, 0,
  ]);
  const next = await column({ sort_by: 'next_available' }, (card) => card.next_available_at);
  expect(next.slice(5)).toEqual([null, null]);
  expect(next.slice(0, 5)).toEqual(next.slice(0, 5).toSorted((a, b) => String(a).localeCompare(String(b))));
  expect(
    (await column({ sort_by: 'next_available', sort_order: 'desc' }, (card) => card.next_available_at)).slice(5),
  ).toEqual([null, null]);
});

test('[V-19] pages start at 1 and have 1 to 100 mentors; a page beyond the last one is empty', async () => {
  for (const query of ['page=0', 'page=-1', 'page_size=0', 'page_size=101', 'page_size=1e9']) {
    expect((await raw(query)).status, query).toBe(400);
  }
  expect(await search({ page: 50 })).toMatchObject({ profiles: [], total_count: MENTORS, total_pages: 1, page: 50 });
});

test('attack 18: a page too far down is refused, and so are too many filter values', async () => {
  expect(await (await raw('page=101&page_size=100')).json()).toMatchObject({ status: 400, code: 'PAGE_TOO_DEEP' });
  const many = Array.from({ length: 200 }, (_, number) => `topics=t${number}`).join('&');
  expect((await raw(many)).status).toBe(400);
});

test('expand=facets counts every value under the other filters', async () => {
  const { facets } = await search({ expand: ['facets'], origin_country_codes: ['VN'], topics: ['thesis'] });
  expect(facets?.origin_country_codes).toEqual([
    { value: 'VN', count: 2 },
    { value: 'IN', count: 1 },
  ]);
  expect(facets?.topics).toEqual([
    { value: 'scholarships', count: 4 },
    { value: 'thesis', count: 2 },
  ]);
  expect(facets?.destination_country_codes).toEqual([{ value: 'NL', count: 2 }]);
  expect(await search({})).not.toHaveProperty('facets');
});

test('[C-15] universities have their names where they are counted or chosen', async () => {
  const all = await search({ expand: ['facets'] });
  const [delft = '', munich = ''] = all.facets?.university_ids.map(({ value }) => value) ?? [];
  const names = { [delft]: 'Delft University of Technology', [munich]: 'Technical University of Munich' };
  expect(all.university_names).toEqual(names);
  const { university_names } = await search({ expand: ['facets'], facet_limit: 1, university_ids: [munich] });
  expect(university_names).toEqual(names);
  expect(await search({ university_ids: [munich] })).not.toHaveProperty('university_names');
});

test('[C-15] a search that finds no mentor says which filters to leave out', async () => {
  const nobody = { keyword: ['name', 'qqqq'], origin_country_codes: ['VN'] };
  const { total_count, wider } = await search({ ...nobody, expand: ['wider'] });
  expect(total_count).toBe(0);
  const whole = { value: null, instead: null, total_is_exact: true };
  expect(wider).toEqual([{ ...whole, without: 'keyword', value: 'qqqq', total_count: 4 }]);
  const years = { origin_country_codes: ['VN', 'IN'], topics: ['thesis'], education_start_year_to: 1990 };
  expect((await search({ ...years, expand: ['wider'] })).wider).toEqual([
    { ...whole, without: 'education_start_years', total_count: 3 },
  ]);
  expect(await search(nobody)).not.toHaveProperty('wider');
  expect(await search({ expand: ['wider'] })).not.toHaveProperty('wider');
});

test('popular routes are those with the most mentors, with the earliest free time', async () => {
  const { routes } = await api.as(null).listPopularRoutes();
  expect(routes).toEqual([
    {
      origin_country_code: 'VN',
      destination_country_code: 'NL',
      mentor_count: 4,
      next_available_at: '2055-01-02T10:00:00Z',
    },
    {
      origin_country_code: 'IN',
      destination_country_code: 'DE',
      mentor_count: 2,
      next_available_at: '2055-01-05T10:00:00Z',
    },
    {
      origin_country_code: 'IN',
      destination_country_code: 'NL',
      mentor_count: 1,
      next_available_at: '2055-01-04T10:00:00Z',
    },
  ]);
});
