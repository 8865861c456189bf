import { ApiFailure } from './api-failure.ts';
import { LIMITS } from './limits.ts';
import { messageForStatus } from './messages.ts';

interface Options {
  /** Ends the work; what it throws then is let through. */
  signal?: AbortSignal | null | undefined;
  timeout_ms?: number | undefined;
}

/** A fetch fails with these two only; what else is thrown on the way, such as an error of signing in, stays. */
const isOfFetch = (cause: unknown) => cause instanceof TypeError || cause instanceof DOMException;

/**
 * Does something with `fetch`, reading of the body included, within 10 s by default (specification, section 7).
 * @throws ApiFailure 408 `TIMEOUT` when it takes longer, 0 `NETWORK` when no answer comes, and what else `work` throws
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
