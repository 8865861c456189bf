import type { DavClient, DavResource } from './dav-client.ts';
import { pathOf } from './dav-values.ts';

/** A server may answer in pieces (RFC 6578, 3.6); more of them than this is a server gone wrong. */
const MAX_PIECES = 50;

export interface Changes {
  /** Addresses of what is new or other than before. */
  changed: string[];
  gone: DavResource[];
  sync_token: string;
}

/**
 * What changed in a collection since a token (RFC 6578, 3.2).
 * @returns null when the server gives no token back, or never ends.
 * @throws DavStatus when it doesn't know the token.
 */
export async function changedSince(dav: DavClient, collection: string, since: string): Promise<Changes | null> {
  const latest = new Map<string, DavResource>();
  const own = pathOf(collection, collection);
  let token = since;
  for (let piece = 0; piece < MAX_PIECES; piece += 1) {
    const body = { 'd:sync-collection': { 'd:sync-token': token, 'd:sync-level': '1', 'd:prop': { 'd:getetag': {} } } };
    const { resources, sync_token } = await dav.report(collection, '0', body);
    const isCut = resources.some(({ href, status }) => status === 507 && pathOf(href, collection) === own);
    for (const resource of resources.filter(({ href }) => pathOf(href, collection) !== own)) {
      latest.set(pathOf(resource.href, collection), resource);
    }
    if (sync_token === null) {
      return null;
    }
    if (!isCut) {
      const gone = [...latest.values()].filter(({ status }) => status === 404);
      const there = [...latest.values()].filter(({ href, status }) => status !== 404 && !href.endsWith('/'));
      return { changed: there.map(({ href }) => href), gone, sync_token };
    }
    token = sync_token;
  }
  return null;
}
