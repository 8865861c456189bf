import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

/** The longest time of one request: forms need less, and a slow sender is dropped. */
const REQUEST_TIMEOUT_MS = 20_000;
const HEADERS_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_500;

/** `localhost` is one address for some programs and the other for others. */
const IPV4_LOOPBACK = '127.0.0.1';
const IPV6_LOOPBACK = '::1';

function listenOn(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
}

/**
 * Listens on the loopback addresses of this machine: on IPv4, and on IPv6 where there is any.
 * @param host another address instead
 * @returns a function that stops taking connections and ends after the open requests, or after 1.5 s
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function listenLocally(
  handler: RequestListener,
  port: number,
  host?: string,
): Promise<() => Promise<void>> {
  const servers = [await listenOn(handler, port, host ?? IPV4_LOOPBACK)];
  try {
    if (host === undefined) servers.push(await listenOn(handler, port, IPV6_LOOPBACK));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      await Promise.all(servers.map(closeServer));
      throw error;
    }
    // A machine without IPv6 has no such address, and localhost never resolves to it there.
  }
  return async () => {
    await Promise.all(servers.map(closeServer));
  };
}
