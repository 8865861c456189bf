/** @module-tag full Three processes are started, and one of them is killed. */
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Readiness } from '@abroad/contract';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { anySearchRow, forgetPeopleOfSearch, putSearchRows } from '../../testing/search-rows.ts';
import { startApiProcess, type ApiProcess } from '../../testing/start-api-process.ts';

const ROWS = 200;
let api: TestApi;
const rows = fc.sample(anySearchRow, { numRuns: ROWS, seed: 3 });
const running = new Set<ApiProcess>();

beforeAll(async () => {
  api = await startTestApi();
  await forgetPeopleOfSearch(api.context.db);
  await putSearchRows(api.context.db, rows.slice(0, 50));
});
afterAll(async () => {
  await Promise.all([...running].map((process) => process.stop()));
  await api.close();
});

async function begin(name: string): Promise<ApiProcess> {
  const folder = path.join(api.context.config.data_dir, name);
  const begun = await startApiProcess(api, [], { SEARCH_ENGINE: 'index', SEARCH_FOLDER: folder });
  running.add(begun);
  return begun;
}

async function end(process: ApiProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  running.delete(process);
  await process.stop(signal);
}

async function standing({ base_url }: ApiProcess) {
  const readiness = Readiness.parse(await (await fetch(`${base_url}/api/health/ready`)).json());
  if (readiness.search.index === null) {
    throw new Error('there is no index');
  }
  return readiness.search.index;
}

/** How many mentors each process finds, once it has all visible changes. */
const totals = (processes: readonly ApiProcess[]) =>
  Promise.all(
    processes.map(async (process) => {
      await untilCaughtUp({ standing: () => standing(process) });
      const page = await fetch(`${process.base_url}/api/views/search/profiles?page_size=1`);
      return ((await page.json()) as { total_count: number }).total_count;
    }),
  );

test('[C-15] processes keep up by themselves, and one that is killed at any moment and started again has lost nothing', async () => {
  const [one, killed] = await Promise.all([begin('one'), begin('other')]);
  expect(await totals([one, killed])).toEqual([50, 50]);
  const writing = (async () => {
    for (let at = 50; at < ROWS; at += 5) {
      await putSearchRows(api.context.db, rows.slice(at, at + 5));
    }
  })();
  await end(killed, 'SIGKILL');
  const again = await begin('other');
  await writing;
  expect(await totals([one, again])).toEqual([ROWS, ROWS]);
});
