import type { DavClient } from './dav-client.ts';
import { pathOf } from './dav-values.ts';

/** A server may answer in pieces (RFC 6578, 3.6); more of them than this is a server gone wrong. */
const MAX_PIECES = 50;

interface Changes {
  /** Addresses of what is new or other than before. */
  changed: string[];
  gone: string[];
  sync_token: string;
}

/**
 * Finds the changes of a collection since a token (RFC 6578, 3.2).
 * @returns null when the server gives no token back, or never ends.
 * @throws DavStatus when it doesn't know the token.
 */
export async function changedSince(dav: DavClient, collection: string, since: string): Promise<Changes | null> {
  const latest = new Map<string, { href: string; status: number }>();
  const own = pathOf(collection, collection);
  let token = since;
  for (let piece = 0; piece < MAX_PIECES; piece += 1) {
    const body = { 'd:sync-collection': { 'd:sync-token': token, 'd:sync-level': '1', 'd:prop': { 'd:getetag': {} } } };
    const { hrefs, statuses, sync_token } = await dav.read('members', await dav.report(collection, '0', body));
    const members = hrefs.map((href, index) => ({
      href,
      path: pathOf(href, collection),
      status: statuses[index] ?? 0,
    }));
    const isCut = members.some(({ path, status }) => status === 507 && path === own);
    for (const { href, path, status } of members.filter((member) => member.path !== own)) {
      latest.set(path, { href, status });
    }
    if (sync_token === null) {
      return null;
    }
    if (!isCut) {
      const isGone = ({ status }: { status: number }) => status === 404;
      const gone = [...latest.values()].filter(isGone);
      const there = [...latest.values()].filter((one) => !isGone(one) && !one.href.endsWith('/'));
      return { changed: there.map(({ href }) => href), gone: gone.map(({ href }) => href), sync_token };
    }
    token = sync_token;
  }
  return null;
}
