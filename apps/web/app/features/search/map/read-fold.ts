import { readCookie } from '../../../lib/cookies.ts';
import { cookieNames } from '../../../lib/preferences.ts';

/** Whether the map is unfolded, as the reader left it. */
export const readFoldCookie = (cookies: string | null): boolean =>
  readCookie(cookies, cookieNames.searchMap) === 'open';
