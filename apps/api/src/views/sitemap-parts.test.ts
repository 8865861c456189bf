import { LIMITS, type PopularRoutesQuery } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { popularRoutes } from './popular-routes.ts';
import type { IndexThread } from '../providers/search/port.ts';
import { make } from '../testing/make.ts';
import { runJob } from '../testing/run-due-jobs.ts';

const MENTORS = 3;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (let number = 0; number < MENTORS; number++) {
    await make(api).mentor();
  }
});
afterAll(() => api.close());

const part = (number?: number) =>
  api.as(null).listMentorAddresses({ query: number === undefined ? {} : { part: number } });
const slugsInOrder = async () =>
  (
    await sql<{ slug: string }>`
      select person.slug::text from mentor_search join authenticated_user person on person.id = auth_user_id
      order by profile_id`.execute(api.context.db)
  ).rows.map(({ slug }) => slug);

test('[R-14] every mentor who can be found is in one part, before the bounds are drawn and afterwards', async () => {
  const slugs = await slugsInOrder();
  expect(slugs).toHaveLength(MENTORS);
  expect(await part()).toEqual({ parts: 1, slugs });
  await runJob(api.context, 'divide-sitemap');
  expect(await part(1)).toEqual({ parts: 1, slugs });
  expect(await part(2)).toEqual({ parts: 1, slugs: [] });
  // As if a part had room for two mentors.
  await sql`
    insert into sitemap_part (part, first_id)
    select 2, profile_id from mentor_search order by profile_id offset 2 limit 1`.execute(api.context.db);
  expect(await part(1)).toEqual({ parts: 2, slugs: slugs.slice(0, 2) });
  expect(await part(2)).toEqual({ parts: 2, slugs: slugs.slice(2) });
  await runJob(api.context, 'divide-sitemap');
  expect((await part(1)).slugs).toEqual(slugs);
});

test('routes are chosen by either country, and as many as wanted', async () => {
  const { db } = api.context;
  const rows = await db.selectFrom('mentor_search').select('profile_id').orderBy('profile_id').execute();
  const routes = [
    { origin: 'VN', destinations: ['NL'] },
    { origin: 'VN', destinations: ['NL', 'DE'] },
    { origin: 'IN', destinations: ['DE'] },
  ];
  for (const [index, { profile_id }] of rows.entries()) {
    const { origin, destinations } = routes[index] ?? { origin: null, destinations: [] };
    const filters = ['*', ...(origin === null ? [] : [`o${origin}`]), ...destinations.map((code) => `t${code}`)];
    await sql`update search_document set filters = array_to_tsvector(${filters})
      where profile_id = ${profile_id}`.execute(db);
  }
  const list = async (query: Partial<PopularRoutesQuery>) =>
    (await api.as(null).listPopularRoutes({ query })).routes.map(
      (route) => `${route.origin_country_code}-${route.destination_country_code} ${route.mentor_count}`,
    );
  expect(await list({})).toEqual(['VN-NL 2', 'IN-DE 1', 'VN-DE 1']);
  expect(await list({ limit: 1 })).toEqual(['VN-NL 2']);
  expect(await list({ origin_country_codes: ['VN'] })).toEqual(['VN-NL 2', 'VN-DE 1']);
  expect(await list({ destination_country_codes: ['DE'], origin_country_codes: ['IN', 'VN'] })).toEqual([
    'IN-DE 1',
    'VN-DE 1',
  ]);
  const broken = () => Promise.reject(new Error('broken'));
  const search_index = { isServing: () => true, search: broken, facets: broken } as unknown as IndexThread;
  const read = popularRoutes({ ...api.context, search_index });
  const { routes: counted } = await read({ origin_country_codes: [], destination_country_codes: [], limit: 1 });
  expect(counted, 'where the index fails, the rows say it').toMatchObject([{ mentor_count: 2 }]);
  for (const query of ['limit=0', `limit=${LIMITS.routes_max + 1}`, 'limit=x', 'origin_country_codes=vietnam']) {
    expect((await fetch(`${api.base_url}/api/views/popular-routes?${query}`)).status, query).toBe(400);
  }
  expect((await fetch(`${api.base_url}/api/views/mentor-addresses?part=0`)).status).toBe(400);
});
