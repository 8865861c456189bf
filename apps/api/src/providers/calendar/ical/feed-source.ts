import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts';
import { Coverage, coverageFor, isCovered, parseCursor } from '../coverage.ts';
import { asCalendar, failureOfStatus } from '../failure-of.ts';
import { busyInFile } from '../icalendar/busy-in-file.ts';
import { textOf, type Component } from '../icalendar/component.ts';
import { parseFile } from '../icalendar/parse-file.ts';
import { ianaZoneOf } from '../icalendar/zone-name.ts';
import { plainName } from '../plain-text.ts';
import type { CalendarSource, FeedCredentials, RemoteCalendar } from '../port.ts';
import { decodeText } from './decode-text.ts';
import { feedEvents } from './feed-events.ts';
import { feedRequest } from './feed-request.ts';

/** A file has one calendar; its address is a secret and so can't be its name. */
const REMOTE_ID = 'feed';
const NOBODY: ReadonlySet<string> = new Set();

const Cursor = z.object({
  etag: z.string().nullable(),
  modified: z.string().nullable(),
  hash: z.string(),
  coverage: Coverage,
});
type Cursor = z.infer<typeof Cursor>;

/** RFC 9110, 13.1: what makes an unchanged file answer 304. */
const conditions = (cursor: Cursor | null): Record<string, string> => ({
  ...(cursor?.etag == null ? {} : { 'if-none-match': cursor.etag }),
  ...(cursor?.modified == null ? {} : { 'if-modified-since': cursor.modified }),
});

/** TEXT (RFC 5545, 3.3.11) of a property that ical.js doesn't know. */
const unescaped = (text: string | null): string => (text ?? '').replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1');

function describe(calendars: readonly Component[], url: string): RemoteCalendar {
  const first = (...names: string[]) =>
    names.flatMap((name) => calendars.flatMap((calendar) => textOf(calendar, name) ?? []))[0] ?? null;
  const zone = first('x-wr-timezone');
  return {
    remote_id: REMOTE_ID,
    name: plainName(unescaped(first('name', 'x-wr-calname'))) ?? new URL(url).hostname,
    time_zone: zone === null ? null : ianaZoneOf(zone),
    is_primary: true,
    is_writable: false,
  };
}

/** An iCalendar file at an address (RFC 5545, RFC 7986), which is only read. */
export function feedSource({ fetch }: { fetch: GuardedFetch }): CalendarSource<FeedCredentials> {
  /** Null when it is as it was. */
  async function load(given: string, cursor: Cursor | null): Promise<{ text: string; response: Response } | null> {
    const { url, headers } = feedRequest(given);
    const response = await fetch(url, { headers: { ...headers, ...conditions(cursor) } });
    if (response.status === 304 && cursor !== null) {
      return null;
    }
    if (!response.ok) {
      throw failureOfStatus(response.status);
    }
    return { text: await decodeText(response), response };
  }

  return {
    listCalendars: ({ credentials }) =>
      asCalendar(async () => {
        const loaded = await load(credentials.url, null);
        return [describe(await parseFile(loaded?.text ?? ''), feedRequest(credentials.url).url)];
      }),

    readBusy: ({ credentials }, { time_zone }, question) =>
      asCalendar(async () => {
        const known = parseCursor(Cursor, question.cursor);
        const cursor = known !== null && isCovered(known.coverage, question.span, time_zone) ? known : null;
        const loaded = await load(credentials.url, cursor);
        const hash = loaded === null ? null : createHash('sha256').update(loaded.text).digest('base64url');
        if (loaded === null || hash === null || hash === cursor?.hash) {
          return { kind: 'changes', events: [], cursor: question.cursor };
        }
        const coverage = coverageFor(question.span, time_zone);
        const found = await busyInFile(loaded.text, { span: coverage, time_zone, own_addresses: NOBODY });
        const { headers } = loaded.response;
        const next: Cursor = { etag: headers.get('etag'), modified: headers.get('last-modified'), hash, coverage };
        return { kind: 'all', events: feedEvents(found), cursor: JSON.stringify(next) };
      }),

    writer: null,
    revoke: () => Promise.resolve(),
  };
}
