import { NO_VALUES } from '@abroad/search-index';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchFilters } from '@abroad/contract';
import { systemClock } from '../../core/clock.ts';
import { indexOrPostgres } from './create-search.ts';
import type { Found, SearchEngine } from './engine.ts';
import { indexThread } from '../../providers/search/index-thread.ts';
import type { IndexThread } from '../../providers/search/port.ts';

const TIMEOUT = { timeout: 120_000, interval: 20 };
const FILTERS = { keyword: [], page: 1, page_size: 5 } as unknown as SearchFilters;
const FROM_POSTGRES: Found = { ids: ['postgres'], total: 1, total_is_exact: true, corrected_keywords: null };
const postgres: SearchEngine = { search: async () => FROM_POSTGRES, facets: async () => null };
const QUERY = {
  ...FILTERS,
  ...NO_VALUES,
  available_times: [],
};

let thread: IndexThread;
afterEach(() => thread.close());

/** A thread that follows a script, and the engine that uses it. */
function scripted(body: string) {
  const script = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const tell = (message) => parentPort.postMessage(message);
      const caught_up = () => tell({ kind: 'caught_up', at: Number(process.hrtime.bigint() / 1000n) / 1000 });
      const answer = ({ number }) => ({ number, kind: 'search', hits: { ids: ['index'], total: 1, corrected_words: null } });
      tell({ kind: 'standing', standing: { phase: 'following', documents: 1, bytes: 1, made_by: 'build', made_in_ms: 1 } });
      caught_up();
      ${body}`)}`,
  );
  thread = indexThread({ database_url: '', folder: '', logger: pino({ level: 'silent' }), script });
  const warn = vi.fn<() => void>();
  const engine = indexOrPostgres(thread, postgres, { logger: { warn }, clock: systemClock });
  thread.start();
  return { warn, ids: async () => (await engine.search(QUERY)).ids };
}

test('[C-15] the index answers while it is current, and PostgreSQL before and once it lags by 2 s', async () => {
  const { ids } = scripted(
    `const following = setInterval(caught_up, 100);
     parentPort.on('message', ({ questions }) => {
       if (!questions) return;
       clearInterval(following);
       tell({ kind: 'answers', answers: questions.map(answer) });
     });`,
  );
  expect(await ids()).toEqual(['postgres']);
  await vi.waitFor(async () => expect(await ids()).toEqual(['index']), TIMEOUT);
  // From its first answer on the script doesn't report that it has caught up.
  await vi.waitFor(async () => expect(await ids()).toEqual(['postgres']), TIMEOUT);
  expect(thread.standing()).toMatchObject({ phase: 'following', is_serving: false });
});

test('[C-15] PostgreSQL answers where the index fails or does not answer, with a warning in the log', async () => {
  const { ids, warn } = scripted(`let asked = 0;
    setInterval(caught_up, 100);
    parentPort.on('message', ({ questions = [] }) => {
      asked += 1;
      if (asked === 1) tell({ kind: 'answers', answers: questions.map(({ number }) => ({ number, kind: 'failed', error: 'x' })) });
    });`);
  await vi.waitFor(() => expect(thread.isServing()).toBe(true), TIMEOUT);
  expect([await ids(), await ids()]).toEqual([['postgres'], ['postgres']]);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('[C-15] a thread that dies is started again, waiting searches are answered, and kept cards are dropped', async () => {
  const { ids } = scripted(`parentPort.on('message', () => { throw new Error('broken'); });`);
  const begun_anew = vi.fn<() => void>();
  thread.listen({ changed: () => undefined, begun_anew });
  await vi.waitFor(() => expect(thread.isServing()).toBe(true), TIMEOUT);
  expect(await ids()).toEqual(['postgres']);
  await vi.waitFor(() => expect(begun_anew).toHaveBeenCalledOnce(), TIMEOUT);
  expect(thread.standing()).toMatchObject({ phase: 'off', is_serving: false, lag_ms: null });
  await vi.waitFor(() => expect(thread.isServing()).toBe(true), TIMEOUT);
});
