import { callEndpoint, type AnyRequest, type Callable } from '@abroad/contract/call-endpoint';
import { withRetries } from './retry.ts';

/** The address of an instance, and the caller's credentials. */
export interface ClientOptions {
  /** Origin of the instance, such as `https://mentors.example.org`. */
  base_url: string;
  /** An API key or another bearer token, or a function that returns one for each call. Left out, only public calls work. */
  token?: string | (() => string | null | Promise<string | null>);
  /** A replacement for the platform's own `fetch`. */
  fetch?: typeof fetch;
  /** The time limit of one try, in ms. */
  timeout_ms?: number;
  /** The number of retries after a temporary failure; 2 by default. */
  retries?: number;
}

/** The facts that are needed to send a call. */
export interface CallFacts extends Callable {
  /** It takes an Idempotency-Key. */
  idempotent?: boolean;
}

/** By HTTP, these do the same when they arrive twice (RFC 9110, section 9.2.2). */
const IDEMPOTENT_METHODS: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE']);

/** One function for each call of a table. Their types are those of the package. */
export function makeClient(table: Readonly<Record<string, CallFacts>>, options: ClientOptions) {
  const { token, retries = 2 } = options;
  const settings = {
    base_url: options.base_url.replace(/\/+$/, ''),
    token: () => (typeof token === 'function' ? token() : (token ?? null)),
    credentials: 'omit' as const,
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.timeout_ms !== undefined && { timeout_ms: options.timeout_ms }),
  };
  const callOf =
    (facts: CallFacts) =>
    (asked: AnyRequest = {}) => {
      // One key for all tries of a call: a retry finds the result of the first one.
      const key = facts.idempotent ? (asked.idempotency_key ?? crypto.randomUUID()) : undefined;
      const request = key === undefined ? asked : { ...asked, idempotency_key: key };
      const is_repeatable = key !== undefined || IDEMPOTENT_METHODS.has(facts.method);
      return withRetries(() => callEndpoint(settings, facts, request), {
        retries,
        is_repeatable,
        signal: asked.signal,
      });
    };
  return Object.fromEntries(Object.entries(table).map(([name, facts]) => [name, callOf(facts)]));
}
