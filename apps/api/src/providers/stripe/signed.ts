/** How old a message may be, in seconds: https://docs.stripe.com/webhooks#replay-attacks */
export const TOLERANCE_S = 300;

/**
 * Reads a message with the secret that made its signature.
 * @param read throws where another secret made it, or where it is too old
 * @returns null where none of them made it
 */
export function readSigned<T>(secrets: readonly string[], read: (secret: string) => T): T | null {
  for (const secret of secrets) {
    try {
      return read(secret);
    } catch {
      // Another secret may have made it.
    }
  }
  return null;
}
