import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  /** `PROPFIND /path`. */
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SmallServer {
  url: string;
  asked: ReceivedRequest[];
}

type Answer = (asked: ReceivedRequest, response: ServerResponse) => void;

/**
 * Real HTTP servers for one test, that answer as it says and remember what they were asked.
 * @returns what starts one; all are gone after the test.
 */
export function smallServers(): (answer: Answer) => Promise<SmallServer> {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) {
      stop();
    }
  });
  return async (answer) => {
    const asked: ReceivedRequest[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const one = { line: `${request.method} ${request.url}`, headers: request.headers, body };
        asked.push(one);
        answer(one, response);
      });
    }).listen(0, '127.0.0.1');
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  };
}
