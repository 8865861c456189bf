import { SearchFilters } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { forgetPeopleOfSearch, insertSearchRows } from '../../testing/search-rows.ts';
import { postgresSearch } from './postgres-search.ts';

const MENTORS = 10_002;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await make(api).mentor({ first_name: 'Linh' });
});
afterAll(() => api.close());

test('[C-15] while no index serves, an answer has no counts beside filters, and the names of the chosen universities', async () => {
  const { university_id } = await make(api).education('delft');
  const query = { expand: ['facets' as const, 'wider' as const], university_ids: [university_id] };
  const page = await api.as(null).searchProfiles({ query });
  expect(page).not.toHaveProperty('facets');
  expect(page.university_names).toEqual({ [university_id]: 'Delft University of Technology' });
});

test('[C-15] PostgreSQL counts up to ten thousand mentors, as deep as pages go, and ranks those with the best scores', async () => {
  const { db } = api.context;
  await forgetPeopleOfSearch(db);
  const rows = Array.from({ length: MENTORS }, (_, nth) => ({
    profile_id: newId(),
    auth_user_id: newId(),
    rank_score: nth,
    sort_name: 'ada',
    created_at: '2026-01-01T00:00:00Z',
    filters: '*',
    words: nth === 1 ? 'atide' : 'dtide',
  }));
  await insertSearchRows(db, rows);
  await sql`analyze search_document`.execute(db);
  const search = (filters: Partial<SearchFilters>) =>
    postgresSearch(db).search({ ...SearchFilters.parse({}), ...filters });
  const all = await search({ page: 500, page_size: 20 });
  expect(all).toMatchObject({ total: 10_000, total_is_exact: false });
  expect(all.ids).toHaveLength(20);
  const best = await search({ keyword: ['tide'], page_size: 2 });
  // The first by relevance has the lowest score but one.
  expect(best).toMatchObject({ ids: [rows[1]?.profile_id, rows.at(-1)?.profile_id], total_is_exact: false });
  await sql`delete from mentor_search where rank_score < 2`.execute(db);
  expect(await search({ keyword: ['tide'], page_size: 1 })).toMatchObject({ total: 10_000, total_is_exact: true });
});
