import { isbot } from 'isbot';
import { noFilters } from './features/search/filters.ts';
import { readFoldCookie } from './features/search/map/read-fold.ts';
import { readOwnPreferences } from './lib/own-preferences.server.ts';
import { cookieNames } from './lib/preferences.ts';

/** A visit of a page that is the same for all signed-out visitors with the same preferences. */
export interface PublicVisit {
  /** Everything that the page depends on, besides the database and the clock. */
  key: string;
  /** The same as headers of a request: a browser's other headers don't affect the page. */
  headers: Headers;
}

const TIMES = ['event_type_slug', 'from', 'date', 'start', 'time_zone', 'zones'];

/** Addresses of such pages, and the names in their query that they know. With any other name, a page is rendered for that visit alone. */
const PUBLIC: readonly (readonly [path: RegExp, query: ReadonlySet<string>])[] = [
  [
    /^\/(?:terms|privacy|imprint|rules|transparency|how-ranking-works|reviews-policy|routes|routes\/[^/]+|[^/]+\/mentor-profile)?$/,
    new Set(),
  ],
  [/^\/search$/, new Set(Object.keys(noFilters))],
  [/^\/[^/]+\/availability$/, new Set(TIMES)],
];

/** The page's own choices never make a longer URL. */
const LONGEST = 1000;

function isPublic({ pathname, search, searchParams }: URL): boolean {
  const query = PUBLIC.find(([path]) => path.test(pathname))?.[1];
  return (
    query !== undefined &&
    pathname.length + search.length <= LONGEST &&
    [...searchParams.keys()].every((name) => query.has(name))
  );
}

/**
 * Reads a visit as such a page sees it; null for a personal page, for signed-in visitors, for prefetches
 * and for search engines, which get answers of their own.
 */
export function publicVisit(address: URL, headers: Headers): PublicVisit | null {
  const isOther = headers.has('authorization') || headers.has('sec-purpose') || isbot(headers.get('user-agent'));
  if (isOther || !isPublic(address)) {
    return null;
  }
  const { locale, theme, clock, zone, currency, signed_in, own_slug } = readOwnPreferences({ headers });
  // Without a currency the next reader of these headers would find the usual one of the language.
  if (signed_in || own_slug !== null || currency === null) {
    return null;
  }
  const kept = {
    [cookieNames.locale]: locale,
    [cookieNames.theme]: theme,
    [cookieNames.clock]: clock,
    [cookieNames.chosenZone]: zone,
    [cookieNames.currency]: currency,
    [cookieNames.searchMap]: readFoldCookie(headers.get('cookie')) ? 'open' : null,
  };
  const cookie = Object.entries(kept)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return { key: `${address.pathname}${address.search}\n${cookie}`, headers: new Headers({ cookie }) };
}
