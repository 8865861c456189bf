import { isWork, workText } from '@abroad/contract/work';

/** The number of hashes requested at once, because each is a call to another thread. */
const AT_ONCE = 512;

/** Computes the proof of work that the API requires after refused cards: about a second. */
export async function findWork(bookingId: string, signal: AbortSignal): Promise<number> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += AT_ONCE) {
    signal.throwIfAborted();
    const hashes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(workText(bookingId, first + index))),
      ),
    );
    const found = hashes.findIndex((hash) => isWork(new Uint8Array(hash)));
    if (found >= 0) {
      return first + found;
    }
  }
}
