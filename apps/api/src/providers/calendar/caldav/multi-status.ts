import { davRequest, type DAVResponse } from 'tsdav';
import { unreadable } from '../port.ts';
import { joined, type Pieces } from '../reader/pieces.ts';
import { textIn } from './dav-values.ts';

/** Enough tags to list twenty thousand events. */
const MAX_TAGS = 300_000;
const END = /<(?:\/(?:[\w.-]+:)?multistatus\s*|(?:[\w.-]+:)?multistatus[^<>]*\/)>\s*$/;

/** An answer of WebDAV as it came. */
export interface DavAnswer {
  pieces: Pieces;
  content_type: string;
  /** Its address, after redirects. */
  url: string;
}

/** One resource in an answer: its properties as tsdav names them (`getetag`, `calendarData`). */
export interface DavResource {
  href: string;
  status: number;
  props: Readonly<Record<string, unknown>>;
}

export interface MultiStatus {
  resources: DavResource[];
  /** RFC 6578, 6.4. */
  sync_token: string | null;
  url: string;
}

function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    count += 1;
  }
  return count;
}

/**
 * The text of an answer that may be parsed: whole, since tsdav's parser passes over what is missing and that would look free,
 * and not too large.
 */
function wholeText(pieces: Pieces, max_tags: number): string {
  const text = new TextDecoder().decode(joined(pieces));
  if (!END.test(text.slice(-100))) {
    const isXml = text.slice(0, 2000).toLowerCase().includes('multistatus');
    throw unreadable(isXml ? 'cut_off' : 'not_a_calendar', 'an answer that is no WebDAV, or was cut off');
  }
  if (countTags(text) > max_tags) {
    throw unreadable('too_large', 'an answer that is too much');
  }
  return text;
}

function toMultiStatus(responses: readonly DAVResponse[], url: string): MultiStatus {
  const raw: unknown = responses[0]?.raw;
  const root = (Object(raw) as { multistatus?: { syncToken?: unknown } }).multistatus;
  if (root === undefined) {
    throw unreadable('not_a_calendar', 'an answer that is no WebDAV');
  }
  const resources = responses.flatMap(({ href, status, props }) =>
    // tsdav makes a number of what looks like one.
    href === undefined ? [] : [{ href: textIn(href) ?? '', status, props: props ?? {} }],
  );
  const token = root.syncToken;
  return { resources, sync_token: typeof token === 'string' || typeof token === 'number' ? String(token) : null, url };
}

/**
 * Takes an answer of WebDAV (RFC 4918, 13) apart; to be done in a thread of its own.
 * @throws CalendarFailure `unreadable`
 */
export async function parseMultiStatus(
  { pieces, content_type, url }: DavAnswer,
  max_tags = MAX_TAGS,
): Promise<MultiStatus> {
  const text = wholeText(pieces, max_tags);
  // The library parses no text but what it has fetched.
  const fetched = new Response(text, { status: 207, headers: { 'content-type': content_type } });
  const responses = await davRequest({
    url,
    init: { method: 'REPORT', headers: {}, body: null },
    fetch: () => Promise.resolve(fetched),
  });
  return toMultiStatus(responses, url);
}
