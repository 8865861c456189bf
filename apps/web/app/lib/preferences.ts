import { readCookie } from './cookies.ts';
import { pickLocale, type Locale } from '../locales/pick-locale.ts';
import { isTimeZone } from './time-zone.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Clock = '12' | '24';

/** A visitor's choices, or their browser's headers, that the server needs for the first paint. */
export interface Preferences {
  locale: Locale;
  theme: Theme;
  clock: Clock;
  /** IANA zone of the viewer, or null on a first visit. */
  zone: string | null;
  /** A hint only: whether this browser has signed in. It authorises nothing. */
  signed_in: boolean;
  /** A hint as well: the slug of the mentor profile that was this browser's own when it last looked, or null. */
  own_slug: string | null;
  /** ISO 4217: the second currency of prices; null if unknown. */
  currency: string | null;
}

export const cookieNames = {
  locale: 'am_lang',
  theme: 'am_theme',
  clock: 'am_clock',
  detectedZone: 'am_tz',
  chosenZone: 'am_tz_choice',
  signedIn: 'am_signed_in',
  ownSlug: 'am_own',
  currency: 'am_currency',
  searchMap: 'am_search_map',
} as const;

/** Reads the preferences from the cookies and headers of a request; anything malformed counts as absent. */
export function readPreferences(request: Pick<Request, 'headers'>): Preferences {
  const cookies = request.headers.get('cookie');
  const zone = readCookie(cookies, cookieNames.chosenZone) ?? readCookie(cookies, cookieNames.detectedZone);
  const currency = readCookie(cookies, cookieNames.currency);
  const theme = readCookie(cookies, cookieNames.theme);
  return {
    locale: pickLocale(readCookie(cookies, cookieNames.locale), request.headers.get('accept-language')),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    clock: readCookie(cookies, cookieNames.clock) === '12' ? '12' : '24',
    zone: zone !== null && isTimeZone(zone) ? zone : null,
    signed_in: readCookie(cookies, cookieNames.signedIn) === '1',
    own_slug: readCookie(cookies, cookieNames.ownSlug),
    // An unknown currency has no rate.
    currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null,
  };
}
