import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { getUniversities, readUniversitiesAgain } from './university-list.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const nameless = { state_province: null, country_code: 'LA', rank: null, is_listed: false };
async function enter(): Promise<string> {
  const id = newId();
  await api.context.db
    .insertInto('university')
    .values({ id, name: `College ${id}`, ...nameless })
    .execute();
  return id;
}

test('[N-29] what is entered while changes are read doesn’t make the whole index anew, which would hold up all others', async () => {
  const { db, clock, logger } = api.context;
  let meanwhile: (() => Promise<string>) | null = null;
  const afterTheVersion: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (meanwhile !== null && 'newest' in (result.rows[0] ?? {})) {
        const act = meanwhile;
        meanwhile = null;
        await act();
      }
      return result;
    },
  };
  const deps = { db: db.withPlugin(afterTheVersion), clock, logger };
  const { index } = await getUniversities(deps);
  const first = await enter();
  let second = '';
  meanwhile = async () => (second = await enter());
  await readUniversitiesAgain(deps);
  const list = await getUniversities(deps);
  expect(list.by_id.get(first)).toMatchObject({ is_listed: false });
  expect(list.index).toBe(index);
  await readUniversitiesAgain(deps);
  const later = await getUniversities(deps);
  expect(later.by_id.has(second)).toBe(true);
  expect(later.index).toBe(index);
});

test('[N-29] a process that didn’t take it names what was entered elsewhere', async () => {
  await getUniversities(api.context);
  const id = await enter();
  const { universities } = await api.as(null).lookupReference({ query: { university_ids: [id.toUpperCase()] } });
  expect(universities).toMatchObject([{ id, is_listed: false }]);
});
