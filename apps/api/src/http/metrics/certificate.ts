import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const PATIENCE_MS = 2000;
const KEPT_MS = 10 * 60_000;

/**
 * Reads the end of a URL's certificate, in epoch milliseconds, from any authority. Null for a URL without TLS.
 * @throws the errors of connecting.
 */
async function readEnd(url: URL): Promise<number | null> {
  if (url.protocol !== 'https:') return null;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(url.port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    // One that has ended has to be read too; nothing is sent.
    rejectUnauthorized: false,
  });
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no certificate came in time')));
  try {
    await once(socket, 'secureConnect');
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/**
 * Reads how long the certificate of the public address is valid, at most every ten minutes.
 * @returns a function that returns the seconds left, below 0 once it has ended; null where it can't be read.
 */
export function watchCertificate(public_url: string, now: () => number): () => Promise<number | null> {
  let kept: { at: number; end: Promise<number | null> } | null = null;
  return async () => {
    if (kept === null || now() - kept.at > KEPT_MS) {
      kept = { at: now(), end: readEnd(new URL(public_url)).catch(() => null) };
    }
    const end = await kept.end;
    return end === null ? null : (end - now()) / 1000;
  };
}
