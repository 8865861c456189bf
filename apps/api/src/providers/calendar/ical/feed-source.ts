import { z } from 'zod';
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts';
import { Coverage, coverageFor, isCovered, parseCursor } from '../coverage.ts';
import { asCalendar, failureOfResponse } from '../failure-of.ts';
import type { CalendarSource, FeedCredentials } from '../port.ts';
import type { CalendarReader } from '../reader/calendar-reader.ts';
import { unpackEvents } from '../reader/packed-events.ts';
import { charsetOf } from './decode-text.ts';
import { feedRequest } from './feed-request.ts';

/** A file has one calendar; its address is a secret and so can't be its name. */
const REMOTE_ID = 'feed';

const Cursor = z.object({
  etag: z.string().nullable(),
  modified: z.string().nullable(),
  hash: z.string(),
  own_addresses: z.array(z.string()),
  coverage: Coverage,
});
type Cursor = z.infer<typeof Cursor>;

/** RFC 9110, 13.1: what makes an unchanged file answer 304. */
const conditions = (cursor: Cursor | null): Record<string, string> => ({
  ...(cursor?.etag == null ? {} : { 'if-none-match': cursor.etag }),
  ...(cursor?.modified == null ? {} : { 'if-modified-since': cursor.modified }),
});

interface FeedSourceOptions {
  fetch: GuardedFetch;
  reader: CalendarReader;
}

/** An iCalendar file at an address (RFC 5545, RFC 7986), which is only read. */
export function feedSource({ fetch, reader }: FeedSourceOptions): CalendarSource<FeedCredentials> {
  /** Null when it is as it was. */
  async function load(given: string, cursor: Cursor | null) {
    const { url, headers } = feedRequest(given);
    const response = await fetch(url, { headers: { ...headers, ...conditions(cursor) } });
    if (response.status === 304 && cursor !== null) {
      return null;
    }
    if (!response.ok) {
      throw failureOfResponse(response);
    }
    const charset = charsetOf(response.headers.get('content-type'));
    return { file: { pieces: response.pieces, charset }, headers: response.headers, url };
  }

  return {
    listCalendars: ({ credentials }) =>
      asCalendar(async () => {
        const loaded = await load(credentials.url, null);
        if (loaded === null) {
          return [];
        }
        const { name, time_zone } = await reader.run('describe-feed', loaded.file, credentials.url);
        const shown = name ?? new URL(loaded.url).hostname;
        return [{ remote_id: REMOTE_ID, name: shown, time_zone, is_primary: true, is_writable: false }];
      }),

    readBusy: ({ credentials }, { time_zone }, { span, cursor: given, own_addresses }) =>
      asCalendar(async () => {
        const known = parseCursor(Cursor, given);
        const isSame =
          known !== null &&
          isCovered(known.coverage, span, time_zone) &&
          known.own_addresses.join() === own_addresses.join();
        const cursor = isSame ? known : null;
        const loaded = await load(credentials.url, cursor);
        if (loaded === null) {
          return { kind: 'changes', events: [], cursor: given };
        }
        const coverage = coverageFor(span, time_zone);
        const question = { span: coverage, time_zone, own_addresses: new Set(own_addresses) };
        const input = { ...loaded.file, ...question, known_hash: cursor?.hash ?? null };
        const { hash, events } = await reader.run('read-feed', input, credentials.url);
        if (events === null) {
          return { kind: 'changes', events: [], cursor: given };
        }
        const { headers } = loaded;
        const next: Cursor = {
          etag: headers.get('etag'),
          modified: headers.get('last-modified'),
          hash,
          own_addresses: [...own_addresses],
          coverage,
        };
        return { kind: 'all', events: unpackEvents(events), cursor: JSON.stringify(next) };
      }),

    writer: null,
    revoke: () => Promise.resolve(),
  };
}
