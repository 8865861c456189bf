import { setTimeout as delay } from 'node:timers/promises';
import type { IndexThread } from '../providers/search/port.ts';
import { startTestApi, type TestApi } from './api.ts';
import { forgetPeopleOfSearch, putSearchRows, type SearchRowJson } from './search-rows.ts';

/** An API whose searches are answered by an index, over rows without people. */
export interface IndexScene {
  api: TestApi;
  index: IndexThread;
  put(rows: readonly SearchRowJson[]): Promise<void>;
  /** Settles when the index holds all that is visible now. */
  caughtUp(): Promise<void>;
}

const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 20;

/** Waits until an index holds all that was visible when this was called. */
export async function untilCaughtUp(index: {
  standing(): ReturnType<IndexThread['standing']> | Promise<ReturnType<IndexThread['standing']>>;
}): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const waited = performance.now() - begun;
    const { lag_ms, is_serving } = await index.standing();
    if (is_serving && lag_ms !== null && lag_ms < waited) {
      return;
    }
    if (waited > PATIENCE_MS) {
      throw new Error(`the index has not caught up: ${JSON.stringify(await index.standing())}`);
    }
    await delay(LOOK_EVERY_MS);
  }
}

/** @param rows are there before the index begins. */
export async function indexScene(
  rows: readonly SearchRowJson[],
  settings: Readonly<Record<string, string>> = {},
): Promise<IndexScene> {
  const api = await startTestApi({}, { SEARCH_ENGINE: 'index', ...settings });
  const { db, search_index } = api.context;
  if (search_index === null) {
    throw new Error('there is no index');
  }
  await forgetPeopleOfSearch(db);
  await putSearchRows(db, rows);
  await untilCaughtUp(search_index);
  return {
    api,
    index: search_index,
    put: (more) => putSearchRows(db, more),
    caughtUp: () => untilCaughtUp(search_index),
  };
}
