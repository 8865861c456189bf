import {
  type Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';

/** The server's response, after the work was done. */
interface FarAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A proxy to a server that can interfere with requests and responses. */
export interface Proxy {
  base_url: string;
  /** Closes all open connections. */
  breakAll(): void;
  close(): Promise<void>;
}

interface Onward {
  asked: IncomingMessage;
  headers?: IncomingHttpHeaders;
  body: Buffer;
  agent?: Agent;
}

/** Forwards a request to a server. */
export function handOn(target: string, { asked, headers = asked.headers, body, agent }: Onward): Promise<FarAnswer> {
  return new Promise((resolve, reject) => {
    const onward = ask(new URL(asked.url ?? '/', target), { method: asked.method, headers, ...(agent && { agent }) });
    onward.on('error', reject);
    onward.on('response', (response) => {
      const { statusCode: status = 502 } = response;
      buffer(response).then((text) => resolve({ status, headers: response.headers, body: text }), reject);
    });
    onward.end(body);
  });
}

interface Happenings {
  /** Answers instead of the server. @returns false to let the request through. */
  before?: (asked: IncomingMessage, answer: ServerResponse) => boolean;
  /** Whether the response is lost although the work is done: the caller's connection is closed instead. */
  loses?: (asked: IncomingMessage) => boolean;
  /** How long the response is delayed. */
  waits_ms?: () => number;
}

/** Forwards requests to a server and its responses back, unless `happenings` interfere. */
export async function startProxy(target: string, { before, loses, waits_ms }: Happenings): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    if (before?.(asked, answer) === true) return;
    buffer(asked)
      .then((body) => handOn(target, { asked, body }))
      .then(async ({ status, headers, body }) => {
        await later(waits_ms?.() ?? 0);
        if (loses?.(asked) === true) asked.socket.destroy();
        else answer.writeHead(status, headers).end(body);
      })
      .catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAll: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
