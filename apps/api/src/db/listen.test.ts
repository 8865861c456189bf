import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A server in place of PostgreSQL that handles every connection in this way. */
async function inPlaceOfDatabase(meet: (socket: Socket) => void): Promise<string> {
  const server = createServer(meet);
  closing.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`;
}

function listenTo(url: string) {
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });
  const onListening = () => expect.fail('nobody is there to listen to');
  const listening = listen({ url, channels: ['any'], onMessage: () => undefined, onListening, logger });
  return { warnings, listening };
}

test('a listener reconnects each time the database closes the connection', async () => {
  let calls = 0;
  const url = await inPlaceOfDatabase((socket) => {
    calls += 1;
    socket.destroy();
  });
  const { warnings, listening } = listenTo(url);
  await expect.poll(() => calls).toBeGreaterThanOrEqual(3);
  await listening.close();
  expect(warnings.length).toBeGreaterThanOrEqual(2);
  expect(warnings[0]).toContain('listening broke and is taken up again');
});

test('a database that never answers doesn’t delay closing', async () => {
  const come = Promise.withResolvers<Socket>();
  const { listening } = listenTo(await inPlaceOfDatabase(come.resolve));
  const socket = await come.promise;
  await listening.close();
  socket.destroy();
});
