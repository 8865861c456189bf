import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const PATIENCE_MS = 2000;
const KEPT_MS = 10 * 60_000;

/**
 * When the certificate at a URL ends, in epoch milliseconds, by whichever authority. Null for a URL without TLS.
 * @throws what connecting throws.
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
 * Reads for how long the certificate of the public address is valid, every ten minutes at most.
 * @returns asks for the seconds that are left, below 0 once it has ended; null where it can't be read.
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
