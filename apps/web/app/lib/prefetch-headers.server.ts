/** Seconds for which a browser may use what it fetched when a pointer came near a link. */
const prefetched = 15;

/** Headers for the data of a page that a browser fetches ahead, so that opening the page doesn't fetch it again. */
export function prefetchHeaders(request: Request): Record<string, string> {
  const isPrefetch = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false;
  return isPrefetch ? { 'cache-control': `private, max-age=${prefetched}` } : {};
}
