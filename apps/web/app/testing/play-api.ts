import { endpoints, type Endpoints } from '@abroad/contract';
import type { Client } from '@abroad/contract/client';
import { isEventStream, type Endpoint, type Sent } from '@abroad/contract/endpoint';

interface RefusalDetails {
  errors?: readonly { path: string; message: string }[];
  /** Seconds. */
  retry_after_s?: number;
  detail?: string;
}

/** A failed answer: a status with the API's code, or none at all. */
export class Refusal {
  readonly status: number | 'no answer';
  readonly code: string;
  readonly more: RefusalDetails;

  constructor(status: number | 'no answer', code: string, more: RefusalDetails) {
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/**
 * @param status of HTTP, or `no answer` for a connection that breaks
 * @param code of the API
 * @param more the fields it names, and the seconds of Retry-After
 */
export const refuse = (status: Refusal['status'], code = `HTTP_${status}`, more: RefusalDetails = {}): Refusal =>
  new Refusal(status, code, more);

/** A page's request, by the names of the contract. */
export interface Asked<K extends keyof Endpoints = CallName> {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: Sent<Endpoints[K], 'body'>;
  headers: Headers;
}

export type CallName = keyof Client;
/** Null for an answer without a body. */
type Reply<K extends CallName> =
  | Exclude<Awaited<ReturnType<Client[K]>>, undefined>
  | WithoutBody<Awaited<ReturnType<Client[K]>>>;
type WithoutBody<Body> = undefined extends Body ? null : never;
type Played<K extends CallName> = Reply<K> | Refusal;
/** The answer to each call, or a function of the request; a promise that never ends keeps the page waiting. A stream may be refused. */
export type Answers = {
  [K in CallName]?: Played<K> | Promise<Played<K>> | ((asked: Asked<K>) => Played<K> | Promise<Played<K>>);
} & { [K in Exclude<keyof Endpoints, CallName>]?: Refusal };

interface Route {
  name: string;
  endpoint: Endpoint;
  /** The named parts of its path. */
  pattern: URLPattern;
}

const routes: Route[] = Object.entries(endpoints as Record<string, Endpoint>)
  .map(([name, endpoint]) => ({ name, endpoint, pattern: new URLPattern({ pathname: endpoint.path }) }))
  // `me` before `:id`.
  .toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

function queryOf(search: URLSearchParams): Asked['query'] {
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function problemOf({ status, code, more }: Refusal): Response {
  const problem = {
    type: 'urn:abroad-mentors:problem:played',
    title: '',
    status,
    detail: more.detail ?? '',
    code,
    request_id: 'req-0199',
    ...(more.errors && { errors: more.errors }),
  };
  return Response.json(problem, {
    status: Number(status),
    headers: {
      'content-type': 'application/problem+json',
      ...(more.retry_after_s !== undefined && { 'retry-after': String(more.retry_after_s) }),
    },
  });
}

/** @throws if the API couldn't have answered so: a test with an impossible answer proves nothing. */
function replyOf({ name, endpoint }: Route, body: unknown): Response {
  const [status = '200', schema] = Object.entries(endpoint.responses)[0] ?? [];
  if (schema === null || schema === undefined) return new Response(null, { status: Number(status) });
  if (typeof schema === 'string') return new Response(body as BodyInit, { headers: { 'content-type': schema } });
  const { error } = schema.safeParse(body);
  if (error) throw new Error(`${name} can't answer so: ${error.message}`);
  return Response.json(body, { status: Number(status) });
}

const ISSUER = 'http://localhost:3000/oidc';
const DISCOVERY = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  end_session_endpoint: `${ISSUER}/session/end`,
  sign_out_everywhere_endpoint: `${ISSUER}/sign-out-everywhere`,
};

const RENEWED = { access_token: 'renewed', refresh_token: 'next', token_type: 'Bearer', expires_in: 3600 };

/** The API of a page under test, at the level of `fetch`, which gets answers that the contract allows; each call is recorded. */
export class PlayedApi {
  #answers: Answers;
  #calls: { name: string; asked: Asked }[] = [];
  #streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
  /** Calls that no answer was given for: they fail the test. */
  readonly unanswered: string[] = [];
  /** Requests outside of the API, by method and path: the identity provider's own addresses. */
  readonly elsewhere: Record<string, (init: RequestInit) => Response | Promise<Response>> = {
    'GET /oidc/.well-known/openid-configuration': () => Response.json(DISCOVERY),
    'POST /oidc/token': () => Response.json(RENEWED),
  };

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** Answers these calls so from now on. */
  answer(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers };
  }

  /** Returns the requests of a call, in order. */
  calls<K extends keyof Endpoints>(name: K): Asked<K>[] {
    return this.#calls.filter((call) => call.name === name).map(({ asked }) => asked as unknown as Asked<K>);
  }

  /** Sends an event on a stream that the page listens to. */
  tell(name: keyof Endpoints, event: string, data: unknown): void {
    const stream = this.#streams.get(name);
    if (stream === undefined) throw new Error(`nothing listens to ${name}`);
    stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }

  /** Whether the page listens to a stream. */
  isHeard(name: keyof Endpoints): boolean {
    return this.#streams.has(name);
  }

  /** Breaks a stream that the page listens to. */
  cut(name: keyof Endpoints): void {
    this.#streams.get(name)?.error(new TypeError('network error'));
    this.#streams.delete(name);
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const url = new URL(address, 'http://localhost:3000');
    const method = init.method ?? 'GET';
    const other = this.elsewhere[`${method} ${url.pathname}`];
    if (other !== undefined) return abortable(Promise.resolve(other(init)), init.signal ?? undefined);
    const route = routes.find((one) => one.endpoint.method === method && one.pattern.test({ pathname: url.pathname }));
    if (route === undefined) {
      this.unanswered.push(`${method} ${url.pathname}`);
      throw new TypeError('Failed to fetch');
    }
    return abortable(this.#reply(route, url, init), init.signal ?? undefined);
  };

  async #reply(route: Route, url: URL, init: RequestInit): Promise<Response> {
    const { name, endpoint, pattern } = route;
    const groups = pattern.exec({ pathname: url.pathname })?.pathname.groups ?? {};
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const asked = {
      params: Object.fromEntries(Object.entries(groups).map(([key, value = '']) => [key, decodeURIComponent(value)])),
      query: queryOf(url.searchParams),
      body: body as never,
      headers: new Headers(init.headers),
    };
    this.#calls.push({ name, asked });
    if (isEventStream(endpoint)) {
      const refused: unknown = this.#answers[name as CallName];
      if (refused instanceof Refusal) return problemOf(refused);
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => void this.#streams.set(name, controller),
      });
      init.signal?.addEventListener('abort', () => this.#streams.delete(name));
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    }
    const answer: unknown = this.#answers[name as CallName];
    if (answer === undefined) {
      this.unanswered.push(name);
      return problemOf(refuse(500, 'UNANSWERED'));
    }
    const played: unknown = await (typeof answer === 'function'
      ? (answer as (given: Asked) => unknown)(asked)
      : answer);
    if (!(played instanceof Refusal)) return replyOf(route, played);
    if (played.status === 'no answer') throw new TypeError('Failed to fetch');
    return problemOf(played);
  }
}

/** As `fetch`: an aborted request ends at once, with the signal's reason. */
function abortable(response: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (signal === undefined) return response;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([response, aborted]);
}
