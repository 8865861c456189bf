import { readCookie } from '../../../lib/cookies.ts';
import { cookieNames } from '../../../lib/preferences.ts';

/** Whether the map is to be unfolded as the reader left it; null where they never touched it. */
export function readFoldCookie(cookies: string | null): boolean | null {
  const fold = readCookie(cookies, cookieNames.searchMap);
  return fold === 'open' || fold === 'closed' ? fold === 'open' : null;
}
