import { callEndpoint, type AnyRequest, type Callable } from '@abroad/contract/call-endpoint';
import { withRetries } from './retry.ts';

/** How to reach an instance, and who calls. */
export interface ClientOptions {
  /** Origin of the instance, such as `https://mentors.example.org`. */
  base_url: string;
  /** An API key or another bearer token, or what gives one for each call. Left out, only what is public can be called. */
  token?: string | (() => string | null | Promise<string | null>);
  /** In place of the platform's own. */
  fetch?: typeof fetch;
  /** How long one try may take, in ms. */
  timeout_ms?: number;
  /** How often a call is tried again that failed for now; 2 by default. */
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
      // One key for all tries of a call: what was made by the first is found by the next.
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
