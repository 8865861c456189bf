import { readPreferences } from './preferences.ts';

/** Seconds for which a browser may use data that it prefetched when a pointer came near a link. */
const prefetched = 15;

/** Seconds for which a browser may use a profile's data while signed out (specification, section 4). */
const signedOut = 300;

/** Headers for the data of a page that a browser fetches ahead, so that opening the page doesn't fetch it again. */
export function prefetchHeaders(request: Request): Record<string, string> {
  const isPrefetch = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false;
  return isPrefetch ? { 'cache-control': `private, max-age=${prefetched}` } : {};
}

/**
 * Headers for the data of a profile's page: the owner is cached for five minutes while signed out. Signing in,
 * and every preference that is kept in a cookie, refetches it. The page itself is always fetched.
 */
export function profileHeaders(request: Request): Record<string, string> {
  const isData = request.headers.get('sec-fetch-dest') === 'empty';
  return isData && !readPreferences(request).signed_in
    ? { 'cache-control': `private, max-age=${signedOut}`, vary: 'Cookie' }
    : prefetchHeaders(request);
}
