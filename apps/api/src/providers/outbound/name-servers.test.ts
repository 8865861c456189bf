import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { nameServerLookup } from './name-servers.ts';

const running: Socket[] = [];
afterEach(() => {
  for (const socket of running.splice(0)) {
    socket.close();
  }
});

/** A name server (RFC 1035) that knows one IPv4 address for every name, or is silent. */
async function nameServer(address: readonly number[] | null): Promise<string> {
  const socket = createSocket('udp4', (query, from) => {
    if (address === null) {
      return;
    }
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isV4 = question.readUInt16BE(question.length - 4) === 1;
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, isV4 ? 1 : 0, 0, 0, 0, 0]);
    const answer = Buffer.from(isV4 ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address] : []);
    socket.send(Buffer.concat([head, question, answer]), from.port, from.address);
  });
  running.push(socket);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

const ask = (lookup: ReturnType<typeof nameServerLookup>, name: string) =>
  new Promise<unknown>((resolve) =>
    lookup(name, { all: true }, (error, addresses) => resolve(error === null ? addresses : error.code)),
  );

test('names are resolved by the name servers', async () => {
  const lookup = nameServerLookup(false, [await nameServer([192, 0, 2, 7])]);
  expect(await ask(lookup, 'calendar.example')).toEqual([{ address: '192.0.2.7', family: 4 }]);
});

test('a silent name server is given up', async () => {
  const lookup = nameServerLookup(false, [await nameServer(null)]);
  expect(await ask(lookup, 'calendar.example')).toBe('ETIMEOUT');
});

test.each([`${'a'.repeat(64)}.example`, 'a..example', `${'a.'.repeat(200)}example`])('no name is %s', async (name) => {
  const lookup = nameServerLookup(false, [await nameServer([192, 0, 2, 7])]);
  expect(await ask(lookup, name)).toEqual(expect.any(String));
});

test('names of this machine are asked of the system', async () => {
  const silent = await nameServer(null);
  expect(await ask(nameServerLookup(false, [silent]), 'localhost')).toContainEqual({ address: '127.0.0.1', family: 4 });
});
