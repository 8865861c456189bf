import { callEndpoint, pathOf, type AnyRequest, type ClientOptions } from './call-endpoint.ts';
import { isEventStream, type Endpoint, type IsEventStream, type Reply, type Sent } from './endpoint.ts';
import { endpoints, type Endpoints } from './endpoints.ts';

type Json<E> = { [K in 'body' as Sent<E, K> extends undefined ? never : K]: Sent<E, K> };
/** The payload of a call: JSON, a file, or one of both. */
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

/** The calls that only staff can make. */
type StaffCall = {
  [K in keyof Endpoints]: Endpoints[K]['access'] extends 'staff' ? K : never;
}[keyof Endpoints];
export type StaffClient = Pick<Client, StaffCall & keyof Client>;
export type PublicClient = Omit<Client, StaffCall>;

/** The address of an endpoint on the page's own origin, for calls outside the client. */
export const urlOf = <K extends keyof Endpoints>(name: K, params: Sent<Endpoints[K], 'params'>): string =>
  pathOf(endpoints[name], params as Record<string, string>);

/**
 * Makes the typed client of the API.
 * @param table the calls that it knows: the browser's build has those of the staff separately.
 */
export function createClient(options: ClientOptions, table: Readonly<Record<string, Endpoint>> = endpoints): Client {
  const calls = Object.entries(table)
    .filter(([, endpoint]) => !isEventStream(endpoint))
    .map(([name, endpoint]) => [name, (request: AnyRequest = {}) => callEndpoint(options, endpoint, request)]);
  return Object.fromEntries(calls) as Client;
}
