import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';
import { whileAllBuild } from '../../../tools/seed/load/while-all-build.ts';

let database: TestDatabase;
let clients: Client[];

beforeAll(async () => {
  database = await createTestDatabase();
  clients = Array.from({ length: 3 }, () => new Client({ connectionString: database.url }));
  await Promise.all(clients.map((client) => client.connect()));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
});

test('whoever waits while all build a GIN index goes on when one process puts it together alone', async () => {
  const [builder, waiter, watcher] = clients as [Client, Client, Client];
  const step = async () =>
    (await watcher.query<{ phase: string }>('select phase from pg_stat_progress_create_index')).rows[0]?.phase ??
    'built';
  await builder.query(`create table built as
    select to_tsvector('simple', md5(n::text) || ' ' || md5((n / 7)::text)) as words from generate_series(1, 200000) n`);
  await builder.query(`set max_parallel_maintenance_workers = 1; set maintenance_work_mem = '64MB'`);
  await waiter.query('begin');
  const built = builder.query('create index on built using gin (words)');
  await vi.waitFor(async () => expect(await step()).toBe('building index: scanning table'), { interval: 5 });
  await whileAllBuild(waiter);
  expect(await step()).not.toMatch(/scanning|workers/);
  await built;
});
