import { createHash } from 'node:crypto';
import type { SessionEvent } from '../port.ts';
import { findByUid } from './calendar-objects.ts';
import type { DavClient } from './dav-client.ts';
import { DavStatus } from './dav-status.ts';
import type { StoredObject } from './stored-event.ts';

/** Apache gives a packed answer an ETag of its own, under which nothing can be written. */
const UNPACKED = { accept: 'text/calendar', 'accept-encoding': 'identity' };
/** A server that can't look for a UID; ours is then where we put it, or nowhere. */
const CANNOT_LOOK: ReadonlySet<number> = new Set([400, 403, 405, 415, 422, 501]);

const isGone = (error: unknown): boolean =>
  error instanceof DavStatus && (error.status === 404 || error.status === 410);

/** Returns the address of a session's event: always the same, so that writing twice leaves one event. */
export function eventUrl(collection: string, uid: string): string {
  const name = /^[\w.@-]{1,100}$/.test(uid) ? uid.replaceAll('@', '_') : createHash('sha256').update(uid).digest('hex');
  return new URL(`${name}.ics`, collection.endsWith('/') ? collection : `${collection}/`).href;
}

/** Reads the object at an address; null when there is none. */
async function readObject(dav: DavClient, url: string): Promise<StoredObject | null> {
  try {
    const response = await dav.send(url, 'GET', UNPACKED);
    return { url, etag: response.headers.get('etag'), data: await response.text() };
  } catch (error) {
    if (!isGone(error)) {
      throw error;
    }
    return null;
  }
}

async function lookForUid(dav: DavClient, collection: string, uid: string) {
  try {
    return await findByUid(dav, collection, uid);
  } catch (error) {
    if (!(error instanceof DavStatus && CANNOT_LOOK.has(error.status))) {
      throw error;
    }
    return null;
  }
}

/** The session's event: at its place, or wherever a program has moved it or an invitation was saved; null when it is gone. */
export async function findObject(
  dav: DavClient,
  collection: string,
  { uid }: SessionEvent,
): Promise<StoredObject | null> {
  const own = await readObject(dav, eventUrl(collection, uid));
  if (own !== null) {
    return own;
  }
  const found = await lookForUid(dav, collection, uid);
  return found === null || found.data === null
    ? null
    : { url: new URL(found.href, collection).href, etag: found.etag, data: found.data };
}

/** Deletes an object; one that is gone already is fine. */
export async function deleteObject(dav: DavClient, url: string): Promise<void> {
  try {
    await dav.send(url, 'DELETE');
  } catch (error) {
    if (!isGone(error)) {
      throw error;
    }
  }
}
