import { hideKept, keptFor, MARK } from './kept-for.ts';

/** A session as it is shown offline: the words, in the person's language, zone and clock, and no more. */
export interface KeptSession {
  id: string;
  start: string;
  /** RFC 3339: from then on it isn't shown. */
  end: string;
  when: string;
  title: string;
  /** The service and its length. */
  about: string[];
  /** The way to meet, and the number, address or link. */
  place: string[];
  /** To the call, or to the phone. */
  way: { href: string; text: string; name: string } | null;
  file: { name: string; text: string } | null;
}

/** All that the page shows offline. */
export interface Kept {
  lang: string;
  dir: string;
  theme: string;
  brand: string;
  words: Record<'title' | 'heading' | 'as_of' | 'zone' | 'none' | 'file' | 'retry', string>;
  sessions: KeptSession[];
}

const DATABASE = 'am_offline';
const STORE = 'sessions';
function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', () => reject(new Error('no database', { cause: opening.error })));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const asked = act(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(asked.result);
      });
      transaction.addEventListener('abort', () => {
        database.close();
        reject(new Error('nothing kept', { cause: transaction.error }));
      });
    });
  });
}

export const readKept = (userId: string): Promise<Kept | undefined> =>
  inStore('readonly', (store) => store.get(userId) as IDBRequest<Kept | undefined>);

const empty = () => inStore('readwrite', (store) => store.clear());

/** Keeps the sessions of a person, and of no one else. */
export async function writeKept(userId: string, kept: Kept): Promise<void> {
  localStorage.setItem(MARK, userId);
  await inStore('readwrite', (store) => {
    store.clear();
    return store.put(kept, userId);
  });
  // They signed out meanwhile, here or in another tab.
  if (keptFor() !== userId) {
    await empty();
  }
}

/** Removes all that is kept for pages without a network, and the worker, unless it shows pushes. */
export async function forgetKept(): Promise<void> {
  hideKept();
  const names = (await caches.keys()).filter((name) => name.startsWith('offline'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await empty();
  const worker = await navigator.serviceWorker.getRegistration();
  const push = await worker?.pushManager?.getSubscription();
  if (!push) {
    await worker?.unregister();
  }
  if (keptFor() === '') {
    localStorage.removeItem(MARK);
  }
}
