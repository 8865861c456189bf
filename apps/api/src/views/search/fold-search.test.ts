import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { anySearchRow, changeSearchWords, forgetPeopleOfSearch, putSearchRows } from '../../testing/search-rows.ts';
import { foldSearchAndAgain } from './fold-search.ts';

const PATIENCE = { timeout: 120_000, interval: 500 };
const rows = fc.sample(anySearchRow, { numRuns: 10, seed: 98 });
let api: TestApi;
let db: Database;

beforeAll(async () => {
  api = await startTestApi();
  ({ db } = api.context);
  await forgetPeopleOfSearch(db);
  await putSearchRows(db, rows);
});
afterAll(() => api.close());

async function read<T>(statement: string): Promise<T[]> {
  return (await sql.raw<T>(statement).execute(db)).rows;
}

/** The pages that searches have to read besides bitmaps and index. */
const waiting = async () =>
  (
    await read(`select (select count(*) from search_tally) as tallied,
      gin_clean_pending_list('search_document_terms_idx') as pages`)
  )[0];

/** Adds words to all mentors. */
const say = (words: string) => changeSearchWords(db, `words || $$${words}$$::tsvector`);

test('[C-15] writes wait until a job adds them to bitmaps and index, so that no save has to', async () => {
  await runJob(api.context, 'fold-search');
  expect(await waiting()).toEqual({ tallied: 0, pages: 0 });
  await say(`'afolded'`);
  expect(await waiting()).toEqual({ tallied: rows.length, pages: 1 });
  await say(`'bagain'`);
  await runJob(api.context, 'fold-search');
  expect(await waiting()).toEqual({ tallied: 0, pages: 0 });
});

test('[C-15] where much is written, it is brought in again after 10 s and not after a minute', async () => {
  const planned = () =>
    read(`select run_at > now() + interval '5 s' as is_later from graphile_worker.jobs where key ~ 'fold'`);
  await say(`'amuch'`);
  await foldSearchAndAgain(api.context, 100);
  expect(await planned()).toEqual([]);
  await say(`'amore'`);
  await foldSearchAndAgain(api.context, 1);
  expect(await planned()).toEqual([{ is_later: true }]);
});

test('[C-15] once they are added, nothing is left behind that searches would go through', async () => {
  for (let times = 0; times < 40; times += 1) {
    await say(`'atimes${times}'`);
  }
  const size = async () =>
    (await read<{ bytes: number }>(`select pg_relation_size('search_tally')::integer as bytes`))[0];
  expect((await size())?.bytes).toBeGreaterThan(8 * 8192);
  // An open reader keeps the earlier state until the next run.
  await vi.waitFor(async () => {
    await runJob(api.context, 'fold-search');
    expect(await size()).toEqual({ bytes: 0 });
  }, PATIENCE);
});

test('[C-15] who changes keeps their place among the bits, and all of their words are known', async () => {
  const places = async () => [
    await read('select profile_id, ordinal from search_document order by profile_id'),
    await read('select last_value from search_document_ordinal_seq'),
  ];
  const before = await places();
  await say(`'cnewly' 'dknown'`);
  expect(await places()).toEqual(before);
  const unknown = `select substr(lexeme, 2) collate "C" from search_document, unnest(words) except select word from search_word`;
  expect(await read(unknown)).toEqual([]);
  expect(await read(`select word from search_word where word in ('again', 'newly') order by word`)).toEqual([
    { word: 'again' },
    { word: 'newly' },
  ]);
});
