import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeLimit } from '../../api/src/testing/time-limit.ts';
import { limitSlowClients } from './limit-slow-clients.ts';

const CLIENTS = 500;
let server: http.Server;

beforeAll(async () => {
  server = http.createServer((_request, response) => response.end('here'));
  limitSlowClients(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends the beginning of a request and never its end, until the server has had enough. */
async function dawdle(port: number): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n');
  await once(socket, 'close');
}

test('attack 25: a server has 20 s in all for a request to come across', () => {
  const { headersTimeout, requestTimeout } = server;
  for (const ms of [headersTimeout, requestTimeout]) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThan(20_000);
  }
  // By default Node looks every 30 s.
  expect(server).toHaveProperty('connectionsCheckingInterval', 1000);
});

// The connections are open for ten seconds.
test('attack 25: drops 500 slow connections within 20 s and answers others meanwhile', { tags: 'full' }, async () => {
  const { port } = server.address() as net.AddressInfo;
  const dawdling = Promise.all(Array.from({ length: CLIENTS }, () => dawdle(port)));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toBe('here');
  await Promise.race([dawdling, timeLimit(20_000)]);
});
