/** @module-tag full It is part of the rehearsal of upgrades, and reads every row of a database several times. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '@abroad/api/testing/api';
import { make } from '@abroad/api/testing/make';
import { compareRows, keepRows } from './compare-rows.ts';

let api: TestApi;
let client: pg.Client;

beforeAll(async () => {
  api = await startTestApi();
  await make(api).mentor();
  client = new pg.Client({ connectionString: api.context.config.database_url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.close();
});

test('[T-406] after an upgrade a row that is gone or says something else is told, and a column that came is not', async () => {
  const tables = await keepRows(client);
  expect(tables.length).toBeGreaterThan(80);
  const same = await compareRows(client, tables);
  expect(same).toMatchObject({ tables: tables.length, missing: [], changed: [] });
  expect(same.rows).toBeGreaterThan(5);

  await client.query('alter table booking_policy add column came int not null default 7');
  expect(await compareRows(client, tables)).toEqual(same);

  await client.query('update mentor_profile set about = $1', ['Another text']);
  await client.query('update mentor_search set price_from = 7');
  await client.query('delete from booking_policy');
  expect(await compareRows(client, tables)).toEqual({
    ...same,
    missing: ['booking_policy (1 of 1)'],
    changed: expect.arrayContaining(['mentor_profile.about (1 of 1)', 'mentor_search.price_from (1 of 1)']) as string[],
  });
});
