import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexScene, type IndexScene } from '../../testing/index-scene.ts';
import { anySearchFilters, anySearchRow, CLOCK_OF_ROWS } from '../../testing/search-rows.ts';
import { routesByFacets, routesByRows } from '../count-routes.ts';
import { indexSearch, type CountingEngine } from './index-search.ts';
import type { SearchEngine } from './engine.ts';
import { postgresSearch } from './postgres-search.ts';

const ROWS = 300;
let scene: IndexScene;
let index: CountingEngine;
let postgres: SearchEngine;
const rows = fc.sample(anySearchRow, { numRuns: ROWS, seed: 15 });

beforeAll(async () => {
  scene = await indexScene(rows);
  index = indexSearch(scene.index, CLOCK_OF_ROWS);
  postgres = postgresSearch(scene.api.context.db, { clock: CLOCK_OF_ROWS });
});
afterAll(() => scene.api.close());

const NOTHING = { ids: [], total: 0, total_is_exact: true, corrected_keywords: null };

/** Compares both engines for this many searches. PostgreSQL doesn't correct words. */
const compare = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(anySearchFilters, async (filters) => {
      const found = await index.search(filters);
      expect(await postgres.search(filters)).toEqual(found.corrected_keywords === null ? found : NOTHING);
    }),
    { numRuns },
  );

test('[C-15] the index and PostgreSQL find the same mentors in the same order, with the same totals', () =>
  compare(40));

test('[C-15] they do for 150 searches', { tags: 'full' }, () => compare(150));

test('[C-15] they still do after rows were changed, added and deleted', async () => {
  const [some, others] = [rows.slice(0, 100), rows.slice(100, 120)];
  const changed = fc.sample(anySearchRow, { numRuns: some.length, seed: 16 });
  await scene.put(changed.map((row, at) => Object.assign(row, { profile_id: some[at]?.profile_id })));
  const { db } = scene.api.context;
  await db
    .deleteFrom('mentor_search')
    .where(
      'profile_id',
      'in',
      others.map(({ profile_id }) => profile_id),
    )
    .execute();
  await db
    .updateTable('mentor_search')
    .set({ next_available_at: '2026-08-01T10:00:00Z' })
    .where(
      'profile_id',
      'in',
      rows.slice(150, 200).map(({ profile_id }) => profile_id),
    )
    .execute();
  await scene.caughtUp();
  await compare(30);
});

test('[C-15] after the changes they do for 100 searches', { tags: 'full' }, () => compare(100));

/** The popular routes, counted by reading every mentor. */
async function routesOfAll(most: number, now: Date) {
  const { rows: found } = await sql`
    select told.origin_country_code, destination as destination_country_code, count(*)::int as mentor_count,
      min(next_available_at) filter (where next_available_at > ${now}) as next_available_at
    from mentor_search join search_document using (profile_id) cross join search_filters_read(filters) as told
    cross join unnest(told.destination_country_codes) as destination
    where told.origin_country_code <> destination
    group by told.origin_country_code, destination
    order by mentor_count desc, told.origin_country_code, destination limit ${most}`.execute(scene.api.context.db);
  return found;
}

test('[C-15] the popular routes are the same by the counts of the index, from PostgreSQL alone, and by reading every mentor', async () => {
  const { db } = scene.api.context;
  for (const day of ['2026-05-01', '2026-06-20', '2026-07-30']) {
    const now = new Date(day);
    const all = await routesOfAll(8, now);
    expect(await routesByFacets(db, index, 8, now)).toEqual(all);
    expect(await routesByRows(db, 8, now)).toEqual(all);
  }
});
