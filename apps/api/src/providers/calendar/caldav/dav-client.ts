import type { DAVResponse } from 'tsdav';
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts';
import { CalendarFailure, type CaldavCredentials } from '../port.ts';
import { DavStatus } from './dav-status.ts';
import { textIn } from './dav-values.ts';
import { wholeAnswer } from './whole-answer.ts';

const MAX_BYTES = 20 * 1024 * 1024;
/** For one call of the source, however many requests it takes. */
const CALL_TIMEOUT_MS = 25_000;
const NAMESPACES = {
  'xmlns:d': 'DAV:',
  'xmlns:c': 'urn:ietf:params:xml:ns:caldav',
  'xmlns:cs': 'http://calendarserver.org/ns/',
};

/** An element to ask for, by its prefixed name. */
export type Xml = Readonly<Record<string, unknown>>;

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
  /** Where the answer came from, after redirects. */
  url: string;
}

export interface DavClient {
  credentials: CaldavCredentials;
  propfind(url: string, depth: '0' | '1', props: readonly string[]): Promise<MultiStatus>;
  report(url: string, depth: '0' | '1', body: Xml): Promise<MultiStatus>;
  /** Any other request; 2xx or DavStatus. */
  send(url: string, method: string, headers?: Record<string, string>, body?: string): Promise<Response>;
}

export const propertyNames = (names: readonly string[]): Xml => Object.fromEntries(names.map((name) => [name, {}]));

function toMultiStatus(responses: readonly DAVResponse[], url: string): MultiStatus {
  const raw: unknown = responses[0]?.raw;
  const root = (Object(raw) as { multistatus?: { syncToken?: unknown } }).multistatus;
  if (root === undefined) {
    throw new CalendarFailure('unreadable', 'an answer that is no WebDAV');
  }
  const resources = responses.flatMap(({ href, status, props }) =>
    // tsdav makes a number of what looks like one.
    href === undefined ? [] : [{ href: textIn(href) ?? '', status, props: props ?? {} }],
  );
  const token = root.syncToken;
  return { resources, sync_token: typeof token === 'string' || typeof token === 'number' ? String(token) : null, url };
}

/** RFC 9110, 11.6.1; a server that names none is believed to mean the usual one. */
function offersBasic({ headers }: Response): boolean {
  const ways = headers.get('www-authenticate');
  return ways === null || /\bbasic\b/i.test(ways);
}

/** Speaks WebDAV (RFC 4918) with the credentials of a person, for the length of one call. */
export function davClient(fetch: GuardedFetch, credentials: CaldavCredentials): DavClient {
  const pair = Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64');
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);

  async function send(
    url: string,
    method: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Response> {
    const response = await fetch(url, {
      method,
      headers: { ...headers, authorization: `Basic ${pair}` },
      body: body ?? null,
      signal,
      max_bytes: MAX_BYTES,
    });
    if (response.status === 401 && !offersBasic(response)) {
      throw new CalendarFailure('refused', 'the server wants another way of signing in than Basic');
    }
    if (!response.ok) {
      throw new DavStatus(response.status, response.url);
    }
    return response;
  }

  async function ask(url: string, method: 'PROPFIND' | 'REPORT', depth: '0' | '1', body: Xml): Promise<MultiStatus> {
    // Loaded at the first question.
    const { davRequest } = await import('tsdav');
    let from = url;
    const responses = await davRequest({
      url,
      init: { method, headers: { depth }, body, attributes: NAMESPACES },
      fetch: async (_url, init) => {
        const headers = Object.fromEntries(new Headers(init?.headers));
        const response = await send(url, method, headers, typeof init?.body === 'string' ? init.body : '');
        from = response.url;
        return await wholeAnswer(response);
      },
    });
    return toMultiStatus(responses, from);
  }

  return {
    credentials,
    propfind: (url, depth, props) => ask(url, 'PROPFIND', depth, { 'd:propfind': { 'd:prop': propertyNames(props) } }),
    report: (url, depth, body) => ask(url, 'REPORT', depth, body),
    send,
  };
}
