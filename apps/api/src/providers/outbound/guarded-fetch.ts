import type { Agent, Response as UndiciResponse } from 'undici';
import { OutboundError, findOutboundError } from './outbound-error.ts';
import type { LookupAll } from './name-servers.ts';
import { mayConnect, guardedLookup } from './guarded-lookup.ts';

/** A request of which a redirect can make another. */
interface Hop {
  url: URL;
  method: string;
  headers: Headers;
  body: string | Uint8Array | null;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The request that follows an answer: null when it isn't a redirect. WebDAV methods are kept, as the Fetch standard does (HTTP
 * redirect fetch); credentials go to no other origin.
 * @throws OutboundError `unreachable` for a Location with an invalid address.
 */
function nextHop(hop: Hop, status: number, location: string | null): Hop | null {
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

/** Memory of its own, so that it can be given to another thread. */
const owned = (part: Uint8Array): Uint8Array<ArrayBuffer> =>
  part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
    ? (part as Uint8Array<ArrayBuffer>)
    : part.slice();

/**
 * Reads a body to its end, unpacked; stops at the first byte too many, so that a small packed body can't fill the memory.
 * @param longer what becomes of a longer one: it is refused, or cut.
 * @returns the body in the pieces in which it came.
 * @throws OutboundError `too_large`
 */
async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  max_bytes: number,
  longer: 'refused' | 'cut' = 'refused',
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > max_bytes && longer === 'cut') {
      parts.push(part.slice(0, part.byteLength - (size - max_bytes)));
      break;
    }
    if (size > max_bytes) {
      throw new OutboundError('too_large', `more than ${max_bytes} bytes`);
    }
    parts.push(owned(part));
  }
  return parts;
}

const USER_AGENT = 'AbroadMentors/1.0';

/** For the head of each answer. */
const REQUEST_TIMEOUT_MS = 3000;

/** For everything: redirects and the body too. */
const TOTAL_TIMEOUT_MS = 10_000;

const MAX_REDIRECTS = 5;

const MAX_BYTES = 10 * 1024 * 1024;

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

interface GuardedInit {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: string | Uint8Array | null;
  signal?: AbortSignal | null;
  /** The most bytes of the unpacked body; 10 MB by default. */
  max_bytes?: number;
  /** The handling of a longer body: an error by default, or only its beginning is read. */
  longer?: 'refused' | 'cut';
  /** Whether a redirect is followed, as it is unless said, or is the answer. */
  redirects?: 'followed' | 'answered';
}

/**
 * An answer whose body has been read. Callers pass the pieces of a long one to a thread: putting them together takes this
 * thread some 30 ms for nine megabytes.
 */
export type GuardedResponse = Response & { readonly pieces: readonly Uint8Array<ArrayBuffer>[] };

/** `fetch` for addresses that people give. `url` of its answer is the last one asked. */
export type GuardedFetch = (url: string | URL, init?: GuardedInit) => Promise<GuardedResponse>;

export interface GuardSettings {
  /** Lets http and addresses of private networks in: for development, and for servers in one's own house. */
  allow_private_networks: boolean;
  lookup?: LookupAll;
  request_timeout_ms?: number;
  total_timeout_ms?: number;
  /**
   * Resolves an address before it is checked: the first one and each that a redirect names.
   * @param from the address that redirected to it.
   */
  meaning?: (url: URL, from: URL | null) => URL;
}

/**
 * Addresses written as numbers never reach the look-up; the URL standard has made them canonical.
 * @throws OutboundError `forbidden_address` when the address alone shows it.
 */
export function refuseForbidden({ protocol, hostname }: URL, allowsPrivate: boolean): void {
  if (protocol !== 'https:' && !(protocol === 'http:' && allowsPrivate)) {
    throw new OutboundError('forbidden_address', `${protocol.slice(0, -1)} is not asked`);
  }
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : /^[\d.]+$/.test(hostname) ? hostname : null;
  if (literal !== null && !mayConnect(literal, allowsPrivate)) {
    throw new OutboundError('forbidden_address', `${literal} is inside a private network`);
  }
}

function toHop(given: string | URL, { method = 'GET', headers, body = null }: GuardedInit): Hop {
  if (!URL.canParse(String(given))) {
    throw new OutboundError('unreachable', 'no address');
  }
  const all = new Headers(headers);
  all.set('user-agent', USER_AGENT);
  return { url: new URL(given), method: method.toUpperCase(), headers: all, body };
}

type Wishes = Required<Pick<GuardedInit, 'max_bytes' | 'longer' | 'redirects'>>;

const streamOf = (pieces: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });

async function toResponse(answer: UndiciResponse, url: URL, { max_bytes, longer }: Wishes): Promise<GuardedResponse> {
  const pieces = await readBody(answer.body, max_bytes, longer);
  const response = new Response(WITHOUT_BODY.has(answer.status) ? null : streamOf(pieces), {
    status: answer.status,
    statusText: answer.statusText,
    headers: [...answer.headers],
  });
  return Object.assign(Object.defineProperty(response, 'url', { value: url.href }), { pieces });
}

/**
 * Makes a `fetch` that reaches public addresses only, over https. Redirects (5 at most) are looked at like the first
 * address. Cookies are neither kept nor sent; 3 s for the head of an answer, 10 s for all.
 * @throws OutboundError, and nothing else.
 */
export function guardedFetch(settings: GuardSettings): GuardedFetch {
  const { allow_private_networks: allowsPrivate, lookup } = settings;
  let agent: Agent | undefined;

  /** The library is loaded at the first request. */
  async function load() {
    const undici = await import('undici');
    agent ??= new undici.Agent({ connect: { lookup: guardedLookup(allowsPrivate, lookup) } });
    return { fetch: undici.fetch, dispatcher: agent };
  }

  async function ask({ url, method, headers, body }: Hop, signal: AbortSignal): Promise<UndiciResponse> {
    const { fetch, dispatcher } = await load();
    const controller = new AbortController();
    const late = () => controller.abort(new OutboundError('unreachable', `${url.host} did not answer in time`));
    const timer = setTimeout(late, settings.request_timeout_ms ?? REQUEST_TIMEOUT_MS);
    try {
      return await fetch(url, {
        method,
        headers: [...headers],
        body,
        redirect: 'manual',
        dispatcher,
        signal: AbortSignal.any([signal, controller.signal]),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  const asMeant = (hop: Hop, from: URL | null): Hop => ({ ...hop, url: settings.meaning?.(hop.url, from) ?? hop.url });

  async function follow(first: Hop, signal: AbortSignal, wishes: Wishes): Promise<GuardedResponse> {
    let hop = asMeant(first, null);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      refuseForbidden(hop.url, allowsPrivate);
      const answer = await ask(hop, signal);
      const location = wishes.redirects === 'followed' ? answer.headers.get('location') : null;
      const next = nextHop(hop, answer.status, location);
      if (next === null) {
        return await toResponse(answer, hop.url, wishes);
      }
      await answer.body?.cancel();
      hop = asMeant(next, hop.url);
    }
    throw new OutboundError('too_many_redirects', `more than ${MAX_REDIRECTS}`);
  }

  return async (url, init = {}) => {
    const signals = [AbortSignal.timeout(settings.total_timeout_ms ?? TOTAL_TIMEOUT_MS), init.signal ?? null];
    const signal = AbortSignal.any(signals.filter((one) => one !== null));
    try {
      const { max_bytes = MAX_BYTES, longer = 'refused', redirects = 'followed' } = init;
      return await follow(toHop(url, init), signal, { max_bytes, longer, redirects });
    } catch (cause) {
      throw findOutboundError(cause) ?? new OutboundError('unreachable', 'no answer', { cause });
    }
  };
}
