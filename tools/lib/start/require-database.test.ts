import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { requireDatabase } from './require-database.ts';

let server: net.Server;
afterEach(() => server.close());

/** Answers every client with an error (PostgreSQL 18, section 54.7: ErrorResponse), as a pooler does. */
async function refusing(answer: (startup: string) => string): Promise<string> {
  server = net.createServer((socket) =>
    socket
      .on('error', () => {})
      .once('data', (startup: Buffer) => {
        const fields = `SFATAL\0VFATAL\0C08P01\0M${answer(startup.toString('latin1'))}\0\0`;
        const head = Buffer.alloc(5);
        head.write('E');
        head.writeInt32BE(4 + Buffer.byteLength(fields), 1);
        socket.end(Buffer.concat([head, Buffer.from(fields)]));
      }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://somebody@127.0.0.1:${(server.address() as net.AddressInfo).port}/mentors`;
}

test('a pooler that refuses startup parameters is reported in one line, with the documentation', async () => {
  const url = await refusing((startup) => `unsupported startup parameter: ${/\w+_timeout/.exec(startup)?.[0]}`);
  await expect(requireDatabase(url)).rejects.toThrow(
    /^The database of DATABASE_URL at 127\.0\.0\.1:\d+ can't be used: unsupported startup parameter: \w+_timeout \(docs\/operations\.md, “Behind PgBouncer”[^\n]*\)$/,
  );
});

test('a database that refuses the user is reported in one line', async () => {
  const url = await refusing(() => 'password authentication failed for user "somebody"');
  await expect(requireDatabase(url)).rejects.toThrow(
    /^The database of DATABASE_URL at 127\.0\.0\.1:\d+ can't be used: password authentication failed for user "somebody"$/,
  );
});
