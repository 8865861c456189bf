import { ApiFailure } from './api-failure.ts';
import { LIMITS } from './limits.ts';
import { messageForStatus } from './messages.ts';

interface Options {
  /** Ends the work; its error is passed on. */
  signal?: AbortSignal | null | undefined;
  timeout_ms?: number | undefined;
}

/** Says whether an error is from `fetch`, which throws only these two; other errors, such as of signing in, are passed on. */
const isOfFetch = (cause: unknown) => cause instanceof TypeError || cause instanceof DOMException;

/**
 * Runs work with `fetch`, including reading the body, within 10 s by default (specification, section 7).
 * @throws ApiFailure 408 `TIMEOUT` when it takes longer, 0 `NETWORK` when no answer comes, and the other errors of `work`
 */
export async function inTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { signal, timeout_ms = LIMITS.api_timeout_ms }: Options = {},
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeout_ms);
  try {
    return await work(signal ? AbortSignal.any([signal, timeout]) : timeout);
  } catch (cause) {
    if (signal?.aborted || !isOfFetch(cause)) {
      throw cause;
    }
    throw timeout.aborted
      ? new ApiFailure({ status: 408, code: 'TIMEOUT', message: messageForStatus(408) })
      : new ApiFailure({ status: 0, code: 'NETWORK', message: messageForStatus(null) });
  }
}
