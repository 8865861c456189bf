import { isWork, workText } from '@abroad/contract/work';

/** The number of hashes requested at once, because each is a call to another thread. */
const AT_ONCE = 512;

/** Finds the number that the API asks for after cards were refused: about a second of work. */
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
