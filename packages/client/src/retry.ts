import { ApiFailure } from '@abroad/contract/api-failure';

export interface RetryOptions {
  /** The number of retries; 0 for none. */
  retries: number;
  /** Whether a repeated call has no further effect, so that it can be sent again after a lost answer. */
  is_repeatable: boolean;
  signal?: AbortSignal | undefined;
  /** Waits for a number of ms; for tests. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The longest wait that a server can ask for, in seconds: above it the caller decides. */
const PATIENCE_S = 60;
/** No answer, or one of a gateway: whether the call arrived isn't known. */
const LOST = new Set([0, 408, 502, 503, 504]);

/** Says whether the server refused without any effect, so that any call can be sent again. */
const isRefusedForNow = ({ status }: ApiFailure) => status === 429;

/** Whether the first try is still at work under the same Idempotency-Key. */
const isInProgress = ({ code }: ApiFailure) => code === 'IN_PROGRESS';

/** Calls until it succeeds, fails for good, or was tried often enough. Waits as long as the server asks, or twice as long each time. */
export async function withRetries<Answer>(call: () => Promise<Answer>, options: RetryOptions): Promise<Answer> {
  const { retries, is_repeatable, signal, wait = pause } = options;
  for (let tried = 0; ; tried += 1) {
    try {
      // One after the other: the next try depends on this one.
      // oxlint-disable-next-line no-await-in-loop
      return await call();
    } catch (error) {
      const isWorth =
        error instanceof ApiFailure &&
        (isRefusedForNow(error) || (is_repeatable && (LOST.has(error.status) || isInProgress(error))));
      if (!isWorth || tried >= retries || signal?.aborted || (error.retry_after_s ?? 0) > PATIENCE_S) {
        throw error;
      }
      // Random waits, so that clients that were refused together don't return together.
      const ms = error.retry_after_s === null ? 500 * 2 ** tried * (0.5 + Math.random()) : error.retry_after_s * 1000;
      // oxlint-disable-next-line no-await-in-loop
      await wait(ms, signal);
    }
  }
}

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal?.reason as Error);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), end()), { once: true });
  });
