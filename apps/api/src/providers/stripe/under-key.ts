/** A job that tries for a day comes to about so many. */
const MOST_TRIES = 20;

/** Whether an error is the answer of an earlier try under the same key. */
function isOldRefusal(error: unknown): boolean {
  const { headers, statusCode } = (error ?? {}) as { headers?: Record<string, unknown>; statusCode?: unknown };
  return headers?.['idempotent-replayed'] === 'true' && typeof statusCode === 'number' && statusCode < 500;
}

/**
 * Makes a call under a key. Stripe repeats a refusal under its key for a day, also when money or a document has arrived
 * since; nothing was done then, so the next key in the row is tried. All who try walk the same row: it is done once.
 * https://docs.stripe.com/api/idempotent_requests
 */
export async function underKey<T>(key: string, call: (key: string) => Promise<T>): Promise<T> {
  for (let number = 1; number < MOST_TRIES; number += 1) {
    try {
      return await call(number === 1 ? key : `${key}:${number}`);
    } catch (error) {
      if (!isOldRefusal(error)) {
        throw error;
      }
    }
  }
  return call(`${key}:${MOST_TRIES}`);
}
