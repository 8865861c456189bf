import { useSyncExternalStore } from 'react';
import { createDelayedDeletes } from './delayed-deletes.ts';

/** Those of this page load; they go on when another page of the product is opened. */
export const pendingDeletes = createDelayedDeletes();

if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => pendingDeletes.flush());
}

const nothing: ReadonlySet<string> = new Set();

/** Ids of entries that were deleted, and may yet be called back. */
export const useHidden = (): ReadonlySet<string> =>
  useSyncExternalStore(pendingDeletes.subscribe, pendingDeletes.hidden, () => nothing);
