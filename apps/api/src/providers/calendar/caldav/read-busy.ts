import { z } from 'zod';
import { Coverage, coverageFor, isCovered, parseCursor } from '../coverage.ts';
import { plainKey } from '../plain-text.ts';
import type { BusyReading, Span } from '../port.ts';
import { busyObjectsAt, objectsInSpan } from './calendar-objects.ts';
import type { DavClient } from './dav-client.ts';
import { DavStatus } from './dav-status.ts';
import { pathOf } from './dav-values.ts';
import { changedSince } from './sync-collection.ts';
import { collectionState, ownAddresses } from './collection-state.ts';

/** A server evaluates floating times and whole days in a zone of its own. */
const MARGIN_MS = 86_400_000;

const Cursor = z.object({
  sync_token: z.string().nullable(),
  ctag: z.string().nullable(),
  own_addresses: z.array(z.string()),
  coverage: Coverage,
});

type Cursor = z.infer<typeof Cursor>;

interface BusyRequest {
  collection: string;
  time_zone: string;
  span: Span;
  /** The person's addresses in this product. */
  own_addresses: readonly string[];
}

/** Returns the question of a reading, with the person's addresses at the account and here. */
const questionOf = ({ coverage, own_addresses }: Cursor, request: BusyRequest) => ({
  span: coverage,
  time_zone: coverage.time_zone,
  own_addresses: new Set([...own_addresses, ...request.own_addresses]),
});

async function readAll(dav: DavClient, request: BusyRequest): Promise<BusyReading> {
  const { collection, time_zone, span } = request;
  // The state comes first: what changes while the rest is read is then read once more, and not missed.
  const { sync_token, ctag, principal } = await collectionState(dav, collection);
  const coverage = coverageFor(span, time_zone);
  const cursor: Cursor = { sync_token, ctag, own_addresses: await ownAddresses(dav, principal), coverage };
  const hrefs = await objectsInSpan(dav, collection, {
    start: coverage.start - MARGIN_MS,
    end: coverage.end + MARGIN_MS,
  });
  const events = await busyObjectsAt(dav, collection, hrefs, questionOf(cursor, request));
  return { kind: 'all', events: events.filter(({ times }) => times.length > 0), cursor: JSON.stringify(cursor) };
}

/** Null when the server can't say what has changed. */
async function readChanges(dav: DavClient, request: BusyRequest, cursor: Cursor): Promise<BusyReading | null> {
  const { collection } = request;
  if (cursor.sync_token === null) {
    const { ctag } = cursor.ctag === null ? { ctag: null } : await collectionState(dav, collection);
    return ctag === null || ctag !== cursor.ctag
      ? null
      : { kind: 'changes', events: [], cursor: JSON.stringify(cursor) };
  }
  const changes = await changedSince(dav, collection, cursor.sync_token);
  if (changes === null) {
    return null;
  }
  const gone = changes.gone.map((href) => ({ event_key: plainKey(pathOf(href, collection)), uid: null, times: [] }));
  const changed = await busyObjectsAt(dav, collection, changes.changed, questionOf(cursor, request));
  const events = [...gone, ...changed];
  return { kind: 'changes', events, cursor: JSON.stringify({ ...cursor, sync_token: changes.sync_token }) };
}

/** A token that is no longer known (RFC 6578, 3.2: 403, 409; others use 400, 410, 507) isn't a failure: everything is read again. */
const isForgotten = (error: unknown): boolean =>
  error instanceof DavStatus &&
  ((error.status >= 400 && error.status < 500) || error.status === 507) &&
  error.status !== 401 &&
  error.status !== 429;

/** Reads the busy times of a CalDAV calendar: only changes, where the server and the last reading allow it, else all. */
export async function readBusy(dav: DavClient, request: BusyRequest, given: string | null): Promise<BusyReading> {
  const cursor = parseCursor(Cursor, given);
  if (cursor === null || !isCovered(cursor.coverage, request.span, request.time_zone)) {
    return await readAll(dav, request);
  }
  try {
    return (await readChanges(dav, request, cursor)) ?? (await readAll(dav, request));
  } catch (error) {
    if (!isForgotten(error)) {
      throw error;
    }
    return await readAll(dav, request);
  }
}
