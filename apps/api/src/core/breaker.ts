/** Keeps callers from waiting for somebody who doesn't answer. */
export interface Breaker {
  /** Whether a call may be made now. After a rest one is let through, and the others wait for how it ends. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

interface Options {
  /** Epoch milliseconds. */
  now: () => number;
  /** After so many failures in a row nobody is asked. */
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
