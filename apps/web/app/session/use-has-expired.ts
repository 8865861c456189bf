import { useSyncExternalStore } from 'react';
import { hasExpired } from './expiry.ts';

const neverChanges = () => () => {};

/** Whether the session has expired in this tab without signing in again; false before the page is hydrated. */
export function useHasExpired(): boolean {
  return useSyncExternalStore(neverChanges, hasExpired, () => false);
}
