import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { connect, type Connection } from './connection.ts';
import { PREPARED } from './prepared.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that its prepared statements can be seen.
  connection = connect({ url: database.url, pool_size: 1, onError: () => {} });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const prepared = async () =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements order by prepare_time`.execute(
      connection.db,
    )
  ).rows;

test('a marked statement is prepared once and takes other values each time, written or built; no other is', async () => {
  const double = async (value: number) =>
    (await sql<{ twice: number }>`/* prepared */ select 2 * ${value}::integer as twice`.execute(connection.db)).rows[0];
  expect(await double(4)).toEqual({ twice: 8 });
  expect(await double(21)).toEqual({ twice: 42 });
  await sql`select ${1}::integer`.execute(connection.db);
  await connection.db.deleteFrom('idempotency_key').where('key', '=', 'none').modifyEnd(PREPARED).execute();
  expect((await prepared()).map(({ statement }) => statement)).toEqual([
    '/* prepared */ select 2 * $1::integer as twice',
    'delete from "idempotency_key" where "key" = $1 /* prepared */',
  ]);
});

test('a marked statement that names its columns goes on when a migration adds one', async () => {
  await sql`create table thing (id integer)`.execute(connection.db);
  const read = () => sql`/* prepared */ select id from thing`.execute(connection.db);
  await read();
  await sql`alter table thing add column name text default 'new'`.execute(connection.db);
  await sql`insert into thing values (1)`.execute(connection.db);
  expect((await read()).rows).toEqual([{ id: 1 }]);
});
