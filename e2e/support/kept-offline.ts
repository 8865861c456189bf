/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** All that the browser of a page keeps for pages without a network: the rows by the ids of their people, and the caches. */
export const keptBy = (page: Page): Promise<{ people: string[]; text: string; caches: number }> =>
  page.evaluate(async () => {
    const ready = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error('no database', { cause: asked.error })));
      });
    const names = (await caches.keys()).filter((name) => name.startsWith('offline')).length;
    const found = (await indexedDB.databases()).some(({ name }) => name === 'am_offline');
    if (!found) return { people: [], text: '', caches: names };
    const database = await ready(indexedDB.open('am_offline'));
    const store = database.transaction('sessions').objectStore('sessions');
    const [keys, rows] = await Promise.all([ready(store.getAllKeys()), ready(store.getAll())]);
    database.close();
    return { people: keys.map(String), text: JSON.stringify(rows), caches: names };
  });
