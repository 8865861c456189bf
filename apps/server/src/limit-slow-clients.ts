import type { Server } from 'node:http';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 19_000;
const CHECK_EVERY_MS = 1000;
/** Longer than the usual 60 s of a proxy in front, so that it never reuses a connection that is being closed. */
const KEEP_ALIVE_MS = 65_000;

/** Drops who doesn't get a request across within 20 s. To be called before the server listens. */
export function limitSlowClients(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Node checks every 30 s by default; it reads the property when the server begins to listen.
  Object.assign(server, { connectionsCheckingInterval: CHECK_EVERY_MS });
}
