/** @module-tag full It starts poolers as processes. */
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';
import { PGBOUNCERS, startPgBouncer } from '../../api/src/testing/pgbouncer/start-pgbouncer.ts';
import { freePorts } from '../../../tools/lib/ports.ts';
import { requireDatabase } from '../../../tools/lib/start/require-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const REFUSED =
  /^The pooler of DATABASE_URL at 127\.0\.0\.1:\d+ loses prepared statements: PgBouncer 1\.21 or newer with max_prepared_statements above 0 is needed \(docs\/operations\.md, “Behind PgBouncer”\)\.$/;

test('[N-18] a database without a pooler keeps prepared statements', async () => {
  await expect(requireDatabase(database.url)).resolves.toBeUndefined();
});

const outcomeAt = (url: string) =>
  requireDatabase(url).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && REFUSED.test(error.message) ? 'refused' : String(error)),
  );

describe.each(PGBOUNCERS)('behind PgBouncer $version', (program) => {
  const outcome = async (settings: Readonly<Record<string, string>>) => {
    const pooler = await startPgBouncer(program, database.url, settings);
    try {
      return await outcomeAt(pooler.url);
    } finally {
      await pooler.stop();
    }
  };

  test('[N-18] that lends by the transaction, the start is refused where statements are lost', async () => {
    expect(await outcome({})).toBe(program.knows_prepared ? 'taken' : 'refused');
    expect(await outcome({ server_round_robin: '1', min_pool_size: '5' })).toBe(
      program.knows_prepared ? 'taken' : 'refused',
    );
  });

  test.runIf(program.knows_prepared)('[N-18] a newer one that keeps none is refused too', async () => {
    expect(await outcome({ max_prepared_statements: '0' })).toBe('refused');
  });

  test('[N-18] that gives each their own connection, any version is taken', async () => {
    expect(await outcome({ pool_mode: 'session' })).toBe('taken');
  });

  test('[N-18] with a single connection the start ends with an answer', async () => {
    expect(await outcome({ default_pool_size: '1', pool_mode: 'session' })).toBe('taken');
    expect(await outcome({ default_pool_size: '1' })).toBe(program.knows_prepared ? 'taken' : 'refused');
  });

  test('[N-18] others who use the pooler meanwhile change nothing', async () => {
    const busy = await startPgBouncer(program, database.url, { default_pool_size: '8' });
    const others = Array.from({ length: 2 }, () => new pg.Client({ connectionString: busy.url }));
    await Promise.all(others.map((client) => client.connect()));
    const over = new AbortController();
    const traffic = others.map(async (client) => {
      while (!over.signal.aborted) await client.query('select pg_sleep(random() * 0.02)');
    });
    const outcomes = new Set<string>();
    for (let time = 0; time < 25; time += 1) outcomes.add(await outcomeAt(busy.url));
    over.abort();
    await Promise.all(traffic);
    await Promise.all(others.map((client) => client.end()));
    await busy.stop();
    expect([...outcomes]).toEqual([program.knows_prepared ? 'taken' : 'refused']);
  });

  test('with the sample’s settings a database that comes back is used within seconds', async () => {
    const sample = readFileSync(path.resolve(import.meta.dirname, '../../../ops/compose/pgbouncer.ini'), 'utf8');
    const [, server_login_retry = '15'] = /^server_login_retry = (\d+)$/m.exec(sample) ?? [];
    const [target, port] = [new URL(database.url), await freePorts()];
    const listening = () => {
      const relay = createServer((socket) => {
        const onward = connect(Number(target.port), target.hostname);
        for (const one of [socket, onward]) one.on('error', () => undefined);
        socket.pipe(onward).pipe(socket);
      });
      return relay.listen(port, '127.0.0.1');
    };
    const behind = Object.assign(new URL(database.url), { host: `127.0.0.1:${port}` });
    const pooler = await startPgBouncer(program, behind.href, { server_login_retry });
    const ask = async () => {
      const client = new pg.Client({ connectionString: pooler.url, connectionTimeoutMillis: 1000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select 1');
        return true;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    expect(await ask()).toBe(false);
    const relay = listening();
    await expect.poll(ask, { timeout: 6000, interval: 100 }).toBe(true);
    await pooler.stop();
    relay.close();
  });
});
