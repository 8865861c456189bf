import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readPosition } from '../../db/search-outbox.ts';
import { readChanges } from '../../db/search-outbox.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const CHANGED = '0199aaaa-0000-7000-8000-000000000001';
const change = (transaction: string) =>
  client.query(
    `insert into search_change (transaction, profile_id, only_times) values (${transaction}, '${CHANGED}', false)`,
  );

test('[C-15] rows that come from a server with more transactions are followed again after the next start', async () => {
  const ahead = `(pg_current_xact_id()::text::bigint + 1000000)::text`;
  await change(`(${ahead})::xid8`);
  await client.query(`update search_outbox set kept_since = (${ahead} || ':' || ${ahead} || ':')::pg_snapshot`);
  await client.query(`insert into search_outbox_mark (position) select kept_since from search_outbox`);
  const before = await readPosition(client);
  expect(await readChanges(client, before)).toBeNull();
  await migrate(database.url);
  // A client that has read before reads everything again, once.
  expect(await readChanges(client, before)).toBeNull();
  const position = await readPosition(client);
  expect(await readChanges(client, position)).toMatchObject({ documents: [] });
  await change('pg_current_xact_id()');
  expect(await readChanges(client, position)).toMatchObject({ documents: [CHANGED] });
});

test('a start on the same server leaves the outbox as it is', async () => {
  const before = await readPosition(client);
  await change('pg_current_xact_id()');
  await migrate(database.url);
  expect(await readChanges(client, before)).toMatchObject({ documents: [CHANGED] });
});
