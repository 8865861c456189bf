import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Sends the beginning of a request and never its end. @returns how long the server put up with it, in milliseconds */
async function dawdle(port: number): Promise<number> {
  const begin = performance.now();
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n');
  await once(socket, 'close');
  return performance.now() - begin;
}

test('attack 25: drops 500 slow connections within 20 s and answers others meanwhile', async () => {
  const { port } = server.address() as net.AddressInfo;
  const dawdling = Promise.all(Array.from({ length: CLIENTS }, () => dawdle(port)));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toBe('here');
  expect(Math.max(...(await dawdling))).toBeLessThan(20_000);
});
