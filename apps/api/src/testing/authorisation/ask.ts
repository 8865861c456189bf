import type { EndpointName, Endpoints, Sent, StaffRole } from '@abroad/contract';
import type { Made } from '../make.ts';
import type { Caller } from './outcomes.ts';
import type { Scene } from './scene.ts';

type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> =
  Sent<Endpoints[N], K> extends undefined ? { [P in K]?: never } : { [P in K]: Sent<Endpoints[N], K> };

/** The body is a file where the call takes nothing else. */
type Payload<N extends EndpointName> = Endpoints[N] extends { raw_body: object }
  ? { file: Blob }
  : Endpoints[N] extends { form_file: object }
    ? Part<N, 'body'> extends { body: unknown }
      ? Part<N, 'body'>
      : { file: Blob }
    : Part<N, 'body'>;

/** A request typed by the contract; `as` where the call needs a new person of this kind because it uses them up. */
export type CallRequest<N extends EndpointName> = Part<N, 'params'> &
  Partial<Part<N, 'query'>> &
  Payload<N> & {
    as?: Made | undefined;
  };

export interface Cell {
  caller: Caller | StaffRole;
  /** Whether the call will succeed: then it gets new things to use up. */
  allowed: boolean;
}

/** Makes a request that is valid for callers who may make it. */
export type Ask<N extends EndpointName> = (scene: Scene, cell: Cell) => Promise<CallRequest<N>> | CallRequest<N>;
export type AsksOf<N extends EndpointName> = { [K in N]: Ask<K> };

/** A request of any shape, for code that sends it. */
export interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  as?: Made;
}
