import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { cookieNames } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';

/** Lets the next page leave room for the parts that only the owner of a profile sees. It authorises nothing. */
export function rememberOwnSlug(slug: string): void {
  writeCookie(cookieNames.ownSlug, slug);
}

const nothingTellsOfIt = () => () => undefined;

/** Whether a profile was this browser's own when it last looked. */
export function useWasOwn(slug: string): boolean {
  const { ownSlug } = useViewer();
  const read = () => readCookie(document.cookie, cookieNames.ownSlug);
  return useSyncExternalStore(nothingTellsOfIt, read, () => ownSlug) === slug;
}
