import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { changeSearchWords } from '../../testing/search-rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const version = async () =>
  (await api.context.db.selectFrom('search_words').selectAll().executeTakeFirstOrThrow()).version;
const total = async (keyword: string) =>
  (await api.as(null).searchProfiles({ query: { keyword: [keyword] } })).total_count;

test('mentors whose words an older normaliser made are found by the new words after a while', async () => {
  const { mentor } = make(api);
  const { db } = api.context;
  expect(await version()).toBe(WORDS_VERSION);
  for (const last_name of ['Zwiebel', 'Zwetschge']) {
    const { profile_id } = await mentor({ last_name });
    await changeSearchWords(db, `tsvector 'aolder'`, { who: `profile_id = '${profile_id}'` });
    const next_available_at = '2027-01-01T00:00:00Z';
    await db.updateTable('mentor_search').set({ next_available_at }).where('profile_id', '=', profile_id).execute();
  }
  await runJob(api.context, 'renew-search-words');
  expect(await total('zw')).toBe(0);

  await db
    .updateTable('search_words')
    .set({ version: WORDS_VERSION - 1 })
    .execute();
  await runJob(api.context, 'renew-search-words');
  expect([await total('zw'), await total('older'), await version()]).toEqual([2, 0, WORDS_VERSION]);
  const times = await db.selectFrom('mentor_search').select('next_available_at').execute();
  expect(times.every((row) => row.next_available_at !== null)).toBe(true);
});
