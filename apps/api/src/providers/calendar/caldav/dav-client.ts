import type { GuardedFetch, GuardedResponse } from '../../outbound/guarded-fetch.ts';
import { retryAfterOf } from '../failure-of.ts';
import { CalendarFailure, type CaldavCredentials } from '../port.ts';
import type { CalendarReader } from '../reader/calendar-reader.ts';
import type { InputOf, OutputOf, TaskName } from '../reader/tasks.ts';
import { DavStatus } from './dav-status.ts';
import type { DavAnswer, MultiStatus } from './multi-status.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const NAMESPACES = {
  'xmlns:d': 'DAV:',
  'xmlns:c': 'urn:ietf:params:xml:ns:caldav',
  'xmlns:cs': 'http://calendarserver.org/ns/',
};

/** An element to ask for, by its prefixed name. */
export type Xml = Readonly<Record<string, unknown>>;

export interface DavClient {
  credentials: CaldavCredentials;
  /** Asks for properties; the answer is as it came. */
  propfind(url: string, depth: '0' | '1', props: readonly string[]): Promise<DavAnswer>;
  report(url: string, depth: '0' | '1', body: Xml): Promise<DavAnswer>;
  /** The properties of one resource. */
  properties(url: string, props: readonly string[]): Promise<MultiStatus>;
  /** Takes an answer apart beside the requests. */
  read<K extends TaskName>(task: K, input: InputOf<K>): Promise<OutputOf<K>>;
  /** Any other request; 2xx or DavStatus. */
  send(url: string, method: string, headers?: Record<string, string>, body?: string): Promise<GuardedResponse>;
}

export const propertyNames = (names: readonly string[]): Xml => Object.fromEntries(names.map((name) => [name, {}]));

/** RFC 9110, 11.6.1; a server that names none is believed to mean the usual one. */
function offersBasic({ headers }: Response): boolean {
  const ways = headers.get('www-authenticate');
  return ways === null || /\bbasic\b/i.test(ways);
}

interface DavClientOptions {
  fetch: GuardedFetch;
  reader: CalendarReader;
  /** For one call of the source, however many requests it takes. */
  timeout_ms: number;
}

/** Speaks WebDAV (RFC 4918) with the credentials of a person, for the length of one call. */
export function davClient({ fetch, reader, timeout_ms }: DavClientOptions, credentials: CaldavCredentials): DavClient {
  const { server_url, username, password } = credentials;
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  const signal = AbortSignal.timeout(timeout_ms);

  async function send(
    url: string,
    method: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<GuardedResponse> {
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
      throw new DavStatus(response.status, response.url, retryAfterOf(response.headers, Date.now()));
    }
    return response;
  }

  async function ask(url: string, method: 'PROPFIND' | 'REPORT', depth: '0' | '1', body: Xml): Promise<DavAnswer> {
    // Loaded at the first question. It writes the question here; the answer is taken apart elsewhere.
    const { davRequest } = await import('tsdav');
    let answer: DavAnswer = { pieces: [], content_type: '', url };
    await davRequest({
      url,
      init: { method, headers: { depth }, body, attributes: NAMESPACES },
      fetch: async (_url, init) => {
        const headers = Object.fromEntries(new Headers(init?.headers));
        const response = await send(url, method, headers, typeof init?.body === 'string' ? init.body : '');
        const content_type = response.headers.get('content-type') ?? '';
        answer = { pieces: response.pieces, content_type, url: response.url };
        return new Response('');
      },
    });
    return answer;
  }

  const propfind = (url: string, depth: '0' | '1', props: readonly string[]) =>
    ask(url, 'PROPFIND', depth, { 'd:propfind': { 'd:prop': propertyNames(props) } });
  const read = <K extends TaskName>(task: K, input: InputOf<K>) => reader.run(task, input, `${username} ${server_url}`);

  return {
    credentials,
    propfind,
    report: (url, depth, body) => ask(url, 'REPORT', depth, body),
    properties: async (url, props) => await read('properties', await propfind(url, '0', props)),
    read,
    send,
  };
}
