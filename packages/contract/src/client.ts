import { failureOf } from './api-failure.ts';
import { isBinary, isEventStream, type Endpoint, type IsEventStream, type Reply, type Sent } from './endpoint.ts';
import { endpoints, type Endpoints } from './endpoints.ts';
import { inTime } from './in-time.ts';

/**
 * Writes a query string: arrays as repeated keys; null, empty lists and blank strings are dropped.
 * @returns with its question mark, or '' when nothing is left.
 */
export function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      const empty = entry === null || entry === undefined || (typeof entry === 'string' && entry.trim() === '');
      if (!empty && !(typeof entry === 'number' && !Number.isFinite(entry))) {
        search.append(key, String(entry));
      }
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

export interface ClientOptions {
  /** Origin of the API, without a slash at its end; '' for the page's own. */
  base_url: string;
  fetch?: typeof fetch;
  /** The bearer token, when there is one. */
  token?: () => Promise<string | null> | string | null;
  client_id?: () => string | null;
  timeout_ms?: number;
}

type Json<E> = { [K in 'body' as Sent<E, K> extends undefined ? never : K]: Sent<E, K> };
/** What a call carries: JSON, a file, or one of both. */
type Payload<E> = E extends { form_file: object }
  ? (Json<E> & { file?: never }) | { file: Blob; body?: never }
  : E extends { raw_body: object }
    ? { file: Blob }
    : Json<E>;
type Request<E> = Payload<E> & { [K in 'params' as Sent<E, K> extends undefined ? never : K]: Sent<E, K> } & {
  query?: Sent<E, 'query'> | undefined;
  signal?: AbortSignal | undefined;
  idempotency_key?: string | undefined;
};
type Call<E extends Endpoint> =
  {} extends Request<E> ? (request?: Request<E>) => Promise<Reply<E>> : (request: Request<E>) => Promise<Reply<E>>;
/** One typed function for each endpoint; they throw `ApiFailure`. Streams of events are for `EventSource` and `urlOf`. */
export type Client = {
  [K in keyof Endpoints as IsEventStream<Endpoints[K]> extends true ? never : K]: Call<Endpoints[K]>;
};

/** The calls that are for the staff alone. */
type StaffCall = {
  [K in keyof Endpoints]: Endpoints[K]['access'] extends 'staff' ? K : never;
}[keyof Endpoints];
export type StaffClient = Pick<Client, StaffCall & keyof Client>;
export type PublicClient = Omit<Client, StaffCall>;

interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal;
  idempotency_key?: string;
}

/** The body of a request, and its content type where `fetch` doesn't know it by itself. */
function payloadOf(
  endpoint: Endpoint,
  { body, file }: AnyRequest,
): { body: Blob | FormData | string | null; type?: string } {
  if (file === undefined) {
    return body === undefined ? { body: null } : { body: JSON.stringify(body), type: 'application/json' };
  }
  if (endpoint.form_file === undefined) {
    return { body: file, type: file.type };
  }
  const form = new FormData();
  form.append(endpoint.form_file.field, file);
  return { body: form };
}

async function headersFor(
  options: ClientOptions,
  request: AnyRequest,
  type: string | undefined,
): Promise<Record<string, string>> {
  const token = await options.token?.();
  const clientId = options.client_id?.();
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(clientId ? { 'x-client-id': clientId } : {}),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(request.idempotency_key ? { 'idempotency-key': request.idempotency_key } : {}),
  };
}

/** The path of an endpoint with its parameters in their places. */
const pathOf = ({ path }: Endpoint, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The address of an endpoint on the page's own origin, for what is not called by the client. */
export const urlOf = <K extends keyof Endpoints>(name: K, params: Sent<Endpoints[K], 'params'>): string =>
  pathOf(endpoints[name], params as Record<string, string>);

async function send(options: ClientOptions, endpoint: Endpoint, request: AnyRequest): Promise<unknown> {
  const path = pathOf(endpoint, request.params);
  const address = `${options.base_url}${path}${toQueryString(request.query ?? {})}`;
  const { body, type } = payloadOf(endpoint, request);
  const headers = await headersFor(options, request, type);
  const { method, patience_ms } = endpoint;
  const call = async (signal: AbortSignal) => {
    const init = { method, credentials: 'include', headers, body, signal } as const;
    const response = await (options.fetch ?? fetch)(address, init);
    if (!response.ok) {
      throw await failureOf(response, path);
    }
    return read(endpoint, response);
  };
  return inTime(call, { signal: request.signal, timeout_ms: options.timeout_ms ?? patience_ms });
}

async function read(endpoint: Endpoint, response: Response): Promise<unknown> {
  const expected = endpoint.responses[response.status];
  if (typeof expected === 'string') {
    return isBinary(expected) ? new Uint8Array(await response.arrayBuffer()) : response.text();
  }
  // What this server sends was serialised by the same schema, so it is not checked a second time here.
  return expected ? response.json() : undefined;
}

/**
 * Makes the typed client of the API.
 * @param table the calls that it knows: the browser's build has those of the staff apart.
 */
export function createClient(options: ClientOptions, table: Readonly<Record<string, Endpoint>> = endpoints): Client {
  const calls = Object.entries(table)
    .filter(([, endpoint]) => !isEventStream(endpoint))
    .map(([name, endpoint]) => [name, (request: AnyRequest = {}) => send(options, endpoint, request)]);
  return Object.fromEntries(calls) as Client;
}
