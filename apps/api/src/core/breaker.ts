/** A circuit breaker: callers don't wait for a server that doesn't answer. */
export interface Breaker {
  /** Whether a call can be made now. After a pause one call is let through, and its result decides about the others. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

interface Options {
  /** Epoch milliseconds. */
  now: () => number;
  /** After this many failures in a row no calls are made. */
  failures?: number;
  rest_ms?: number;
}

export function createBreaker({ now, failures = 5, rest_ms = 10_000 }: Options): Breaker {
  let inARow = 0;
  let next_try_at = 0;
  return {
    admits() {
      if (inARow < failures) {
        return true;
      }
      if (now() < next_try_at) {
        return false;
      }
      next_try_at = now() + rest_ms;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) {
        next_try_at = now() + rest_ms;
      }
    },
  };
}
