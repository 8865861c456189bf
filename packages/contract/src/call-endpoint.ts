import { failureOf } from './api-failure.ts';
import { isBinary, type Endpoint } from './endpoint.ts';
import { inTime } from './in-time.ts';

/** The parts of an endpoint that a call needs. An answer is a media type, null for none, or anything else for JSON. */
export interface Callable extends Pick<Endpoint, 'method' | 'path' | 'patience_ms'> {
  form_file?: { field: string };
  responses: Readonly<Record<number, unknown>>;
}

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
  /** Whether cookies are sent; `include` by default. */
  credentials?: RequestCredentials;
}

export interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal;
  idempotency_key?: string;
}

/** The body of a request, and its content type where `fetch` doesn't know it by itself. */
function payloadOf(
  endpoint: Callable,
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
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Calls an endpoint, and reads its answer.
 * @throws ApiFailure
 */
export async function callEndpoint(options: ClientOptions, endpoint: Callable, request: AnyRequest): Promise<unknown> {
  const path = pathOf(endpoint, request.params);
  const address = `${options.base_url}${path}${toQueryString(request.query ?? {})}`;
  const { body, type } = payloadOf(endpoint, request);
  const headers = await headersFor(options, request, type);
  const { method, patience_ms } = endpoint;
  const call = async (signal: AbortSignal) => {
    const init = { method, credentials: options.credentials ?? 'include', headers, body, signal } as const;
    const response = await (options.fetch ?? fetch)(address, init);
    if (!response.ok) {
      throw await failureOf(response, path);
    }
    return read(endpoint, response);
  };
  return inTime(call, { signal: request.signal, timeout_ms: options.timeout_ms ?? patience_ms });
}

async function read(endpoint: Callable, response: Response): Promise<unknown> {
  const expected = endpoint.responses[response.status];
  if (typeof expected === 'string') {
    return isBinary(expected) ? new Uint8Array(await response.arrayBuffer()) : response.text();
  }
  // This server serialised the answer by the same schema, so it isn't checked again here.
  return expected ? response.json() : undefined;
}
