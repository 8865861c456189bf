/** Timers of Node count to 2^31 − 1 milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Reads the expiry of a bearer token (RFC 7519, 4.1.4), in epoch milliseconds; null where it doesn't say. It was verified before. */
function expiryOf(token: string | null): number | null {
  try {
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Ends a stream with the token that opened it: its reader comes back with a new one. @returns how to stop waiting. */
export function endWithToken(token: string | null, end: () => void): () => void {
  const expiry = expiryOf(token);
  if (expiry === null) {
    return () => undefined;
  }
  const timer = setTimeout(end, Math.min(LONGEST_MS, Math.max(0, expiry - Date.now()))).unref();
  return () => clearTimeout(timer);
}
