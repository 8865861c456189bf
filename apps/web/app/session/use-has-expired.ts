import { useSyncExternalStore } from 'react';
import { hasExpired } from './expiry.ts';

const neverChanges = () => () => {};

/** Whether the session has expired in this tab, and nobody signed in since; not before the page is hydrated. */
export function useHasExpired(): boolean {
  return useSyncExternalStore(neverChanges, hasExpired, () => false);
}
