import { OutboundError } from './outbound-error.ts';

/** A request of which a redirect can make another. */
export interface Hop {
  url: URL;
  method: string;
  headers: Headers;
  body: string | Uint8Array | null;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The request that follows an answer: null when it is no redirect. WebDAV methods are kept, as the Fetch standard does (HTTP
 * redirect fetch); credentials go to no other origin.
 * @throws OutboundError `unreachable` for a Location that is no address.
 */
export function nextHop(hop: Hop, status: number, location: string | null): Hop | null {
  if (!REDIRECTS.has(status) || location === null) {
    return null;
  }
  if (!URL.canParse(location, hop.url.href)) {
    throw new OutboundError('unreachable', 'redirected to what is no address');
  }
  const url = new URL(location, hop.url);
  const headers = new Headers(hop.headers);
  if (url.origin !== hop.url.origin) {
    headers.delete('authorization');
  }
  const becomesGet =
    (status === 303 && hop.method !== 'HEAD') || ((status === 301 || status === 302) && hop.method === 'POST');
  if (!becomesGet) {
    return { ...hop, url, headers };
  }
  headers.delete('content-type');
  return { url, method: 'GET', headers, body: null };
}
