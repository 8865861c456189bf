import { sql } from 'kysely';
import { createServer, connect as dial, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { connect } from './connection.ts';
import { CONNECTION_WAIT_MS, ON_THE_WAY_MS, SESSION_LIMITS } from './session-limits.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Makes a connection to the database that can fall silent: requests arrive, and no answer comes back. */
async function silenceable() {
  const url = new URL(database.url);
  const { port, hostname } = url;
  const way = { isSilent: false, url: '' };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    near.pipe(far);
    far.on('data', (bytes: Buffer) => way.isSilent || near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  way.url = url.href;
  return way;
}

async function open(url: string, pool_size = 1) {
  const opened = connect({ url, pool_size, limits: { statement_timeout: 200 }, onError: () => {} });
  onTestFinished(() => opened.close());
  return opened;
}

test('a database that gives no answer is not waited for, and its connections are thrown away', async () => {
  const way = await silenceable();
  const { db, load } = await open(way.url);
  await sql`select 1`.execute(db);
  way.isSilent = true;
  await expect(sql`select 2`.execute(db)).rejects.toThrow('Query read timeout');
  const inTransaction = db.transaction().execute((trx) => sql`select 3`.execute(trx));
  await expect(inTransaction).rejects.toThrow(/timeout/);
  way.isSilent = false;
  await expect(sql`select 4`.execute(db)).resolves.toBeDefined();
  expect(load()).toMatchObject({ connections: 1, waiting: 0 });
});

test('a caller hears within ten seconds, who first waits for a connection and then for an answer', () => {
  const longest = CONNECTION_WAIT_MS + SESSION_LIMITS.statement_timeout + ON_THE_WAY_MS;
  expect(longest).toBeLessThan(10_000);
});

test('a transaction that asked for more time gets it', async () => {
  const { db } = await open(database.url);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_sleep(1)`.execute(trx);
  });
  await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});

test('all connections of a warm pool are open, and stay', async () => {
  const { warm, load } = await open(database.url, 4);
  await warm();
  expect(load()).toEqual({ connections: 4, idle: 4, waiting: 0 });
});
