import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { applyMigration } from './apply-migration.ts';
import { BEFORE_THE_BASELINE, migrate, MIGRATION_LOCK } from './migrate.ts';

let database: TestDatabase;
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
});

test('a migration that has to wait lets others write in the meantime, and succeeds afterwards', async () => {
  const [long, writer, migrator] = [await connect(), await connect(), await connect()];
  await migrator.query('create table worked_on (id int)');
  await long.query('begin');
  await long.query('select from worked_on');
  const migration = { name: '9999-column.sql', sql: 'alter table worked_on add column more int', checksum: 'none' };
  let isApplied = false;
  const applied = applyMigration(migrator, migration).then(() => (isApplied = true));
  // Writers finish before the long transaction does. Without a limit they would wait for it, behind the migration.
  for (let write = 0; write < 12; write += 1) {
    await writer.query('insert into worked_on (id) values (1)');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(isApplied).toBe(false);
  await long.query('commit');
  await applied;
  expect((await writer.query('update worked_on set more = 1')).rowCount).toBe(12);
});

/** Longer than the second that the time limits of the role allow. */
const LONGER_MS = 1200;

test('[T-463] long migrations succeed, too, where a pooler sets the serving role’s time limits', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const [client, other] = [await connect(), await connect()];
  await client.query(`alter database ${name} set statement_timeout = '1s'`);
  await client.query(`alter database ${name} set idle_in_transaction_session_timeout = '1s'`);
  try {
    const limited = await connect();
    await expect(limited.query('select pg_sleep(1.2)')).rejects.toThrow('statement timeout');
    await applyMigration(limited, { name: '9999-long.sql', sql: 'select pg_sleep(1.2)', checksum: 'none' });
    await client.query(`delete from schema_migration where name like '9999%'`);

    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const waiting = migrate(database.url);
    await new Promise((resolve) => setTimeout(resolve, LONGER_MS));
    await other.query('commit');
    expect(await waiting).toEqual([]);

    // An index that is built beside writers waits for those that began before.
    await other.query('drop index booking_start_idx');
    await other.query('begin; lock table booking in row exclusive mode');
    const building = migrate(database.url);
    await new Promise((resolve) => setTimeout(resolve, LONGER_MS));
    await other.query('commit');
    await building;
    const built = `select from pg_index where indexrelid = to_regclass('booking_start_idx') and indisvalid`;
    expect((await other.query(built)).rowCount).toBe(1);
  } finally {
    await client.query(`alter database ${name} reset statement_timeout`);
    await client.query(`alter database ${name} reset idle_in_transaction_session_timeout`);
  }
});

test('only one process migrates at a time, and no lock stays on a pooled connection', async () => {
  const [client, other] = [await connect(), await connect()];
  const locks = () => client.query(`select from pg_locks where locktype = 'advisory' and objid = $1`, [MIGRATION_LOCK]);
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  let isDone = false;
  const both = Promise.all([migrate(database.url), migrate(database.url)]).then(() => (isDone = true));
  await expect.poll(async () => (await locks()).rowCount).toBe(3);
  expect(isDone).toBe(false);
  await other.query('commit');
  await both;
  // PostgreSQL ends a session a little after its client has.
  await expect.poll(async () => (await locks()).rowCount).toBe(0);
});

test.each(BEFORE_THE_BASELINE)(
  'tables of the files before the baseline are refused with what to do: %s',
  async (name) => {
    const client = await connect();
    await client.query(`insert into schema_migration (name, checksum) values ('${name}', 'none')`);
    try {
      await expect(migrate(database.url)).rejects.toThrow('delete its folder (DATA_DIR');
    } finally {
      await client.query(`delete from schema_migration where name = '${name}'`);
    }
  },
);

test('a migration that fails is named, and leaves nothing', async () => {
  const client = await connect();
  const migration = { name: '9999-wrong.sql', sql: 'create table half (id int); select nonsense', checksum: 'none' };
  await expect(applyMigration(client, migration)).rejects.toThrow('migration 9999-wrong.sql: column "nonsense"');
  const { rows } = await client.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});
