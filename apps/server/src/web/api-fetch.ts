import { endpoints } from '@abroad/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers of the visitor's request that a page passes to the API on their behalf. */
const PASSED_ON = ['cookie', 'user-agent', 'accept-language', 'x-client-id', 'x-forwarded-for', 'traceparent'];
/** Headers that a public page passes to the API. */
const PASSED_ON_OF_ANYBODY = ['x-forwarded-for', 'traceparent'];
/** Answers without a body, which `Response` refuses to be built with one (Fetch, "null body status"). */
const BODILESS = new Set([204, 205, 304]);

/** Answers that are the same for everyone as long as a process runs. Every page has them, so each process asks once. */
const CONSTANT: ReadonlySet<string> = new Set([endpoints.getConfig.path, endpoints.listExchangeRates.path]);
const constants = new WeakMap<FastifyInstance, Map<string, Answer>>();

type Answer = Pick<
  Awaited<ReturnType<FastifyInstance['inject']>>,
  'statusCode' | 'statusMessage' | 'headers' | 'rawPayload'
>;

function constantsOf(app: FastifyInstance): Map<string, Answer> {
  const known = constants.get(app) ?? new Map<string, Answer>();
  constants.set(app, known);
  return known;
}

function headersOf(visitor: FastifyRequest, own: HeadersInit | undefined, names: readonly string[]) {
  const headers: Record<string, string> = { 'x-request-id': visitor.id };
  for (const name of names) {
    const value = visitor.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return { ...headers, ...Object.fromEntries(new Headers(own)) };
}

function toResponse({ statusCode, statusMessage, headers: given, rawPayload }: Answer): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  }
  const body = BODILESS.has(statusCode) ? null : new Uint8Array(rawPayload);
  return new Response(body, { status: statusCode, statusText: statusMessage, headers });
}

interface Wishes {
  /** Whether the page is public, so that it must not contain anything about its visitor. */
  is_public?: boolean;
  /** Hears of each call that was not answered as it was meant to be. */
  failed?: () => void;
}

/**
 * A `fetch` for the loaders of one page request: it calls the API in this process, with the same routes and the same
 * authorisation as from outside. Other addresses than the API's are refused.
 */
export function createApiFetch(
  app: FastifyInstance,
  visitor: FastifyRequest,
  { is_public = false, failed = () => {} }: Wishes = {},
): typeof fetch {
  const names = is_public ? PASSED_ON_OF_ANYBODY : PASSED_ON;
  const call: typeof fetch = async (input, init) => {
    const { href, pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://api.internal');
    if (!pathname.startsWith('/api/')) throw new TypeError(`${pathname} is not an address of the API`);
    const known = constantsOf(app);
    const constant = known.get(pathname + search);
    if (constant) return toResponse(constant);
    // Fetch makes one type of all bodies.
    const request =
      input instanceof Request || init?.body ? new Request(input instanceof Request ? input : href, init) : null;
    const { method = 'GET', headers } = request ?? init ?? {};
    // The caller's own signal: the one that Request makes of it may be collected before it fires.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    const answering = app.inject({
      // Fetch takes any word for a method; inject's type lists those that there are.
      method: method as 'GET',
      url: pathname + search,
      headers: headersOf(visitor, headers, names),
      remoteAddress: visitor.socket.remoteAddress ?? '127.0.0.1',
      ...(signal && { signal }),
      ...(request?.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    // As fetch does: what is thrown says whether it took too long or its visitor left, in the web's own terms.
    const {
      statusCode,
      statusMessage,
      headers: given,
      rawPayload,
    } = await answering.catch((error: unknown) => {
      throw signal?.aborted === true ? signal.reason : error;
    });
    const answer = { statusCode, statusMessage, headers: given, rawPayload };
    if (statusCode === 200 && CONSTANT.has(pathname + search)) known.set(pathname + search, answer);
    return toResponse(answer);
  };
  return async (input, init) => {
    const answer = await call(input, init).catch((error: unknown) => {
      failed();
      throw error;
    });
    if (!answer.ok) failed();
    return answer;
  };
}
