/** @module-tag full It takes and restores whole databases. restore.test.ts shows what is refused. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../embedded/src/testing/test-database.ts';
import { ensureSchema as makeIdentity } from '../../identity/src/database.ts';
import { insertBooking } from '../../api/src/testing/insert-booking.ts';
import { make } from '../../api/src/testing/make.ts';
import { startTestApi, type TestApi } from '../../api/src/testing/api.ts';
import { carryErasures } from '../../../tools/lib/backup/carry-erasures.ts';
import { placesIn } from '../../../tools/lib/backup/files.ts';
import { readManifest, rowsFile } from '../../../tools/lib/backup/manifest.ts';
import { restoreBackup } from '../../../tools/lib/backup/restore-backup.ts';
import { listTables, checkTable } from '../../../tools/lib/backup/tables.ts';
import { writeBackup } from '../../../tools/lib/backup/write-backup.ts';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { withClient } from '../../../tools/lib/with-client.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { seedDemoAccounts } from '../../../tools/seed/demo/seed-demo-accounts.ts';

const PICTURE = 'media/avatars/one.webp';
let place: ThrowAwayFolder;
let root: string;
let data_dir: string;
let folder: string;
let api: TestApi;
const databases: TestDatabase[] = [];

const ask = async <T extends object>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<T>(sql)).rows);

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database.url;
}

const INDEXES = `
  select pg_get_indexdef(indexrelid) as definition, (select pg_get_constraintdef(oid) from pg_constraint where conindid = indexrelid
    and conrelid = indrelid and contype <> 'f') as stands_for
  from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace order by 1`;

/** Each table with its number of rows and their checksum, and the indexes. */
const contents = (url: string) =>
  withClient(url, async (client) => {
    const found: Record<string, unknown> = {};
    for (const table of await listTables(client)) found[table.name] = await checkTable(client, table);
    found['indexes and constraints'] = (await client.query(INDEXES)).rows;
    return found;
  });

beforeAll(async () => {
  place = makeThrowAwayFolder('memory');
  root = place.folder;
  data_dir = path.join(root, 'data');
  folder = path.join(root, 'backup');
  mkdirSync(path.dirname(path.join(data_dir, PICTURE)), { recursive: true });
  writeFileSync(path.join(data_dir, PICTURE), 'a picture');
  api = await startTestApi();
  const { database_url } = api.context.config;
  const pool = new Pool({ connectionString: database_url, max: 1 });
  await makeIdentity(pool);
  await pool.end();
  await seedMentors(database_url, { mentors: 20, seed: 3, log: () => {} });
  await seedDemoAccounts(database_url);
  const [mentor, prospect] = [await make(api).mentor(), await make(api).prospect()];
  const id = await insertBooking(api, { mentor, prospect, status: 'confirmed' });
  await ask(
    database_url,
    `insert into booking_event (id, booking_id, kind, to_status, actor_role) values ('${id}', '${id}', 'created', 'confirmed', 'system')`,
  );
  await writeBackup({ database_url, places: placesIn(data_dir), folder });
});
afterAll(async () => {
  await api.close();
  await Promise.all(databases.map(({ drop }) => drop()));
  place.remove();
});

test('a backup that is restored has every row, sequence and file as it was, and can be used', async () => {
  const url = await emptyDatabase();
  const before = await contents(api.context.config.database_url);
  await restoreBackup({ database_url: url, places: placesIn(path.join(root, 'elsewhere')), folder });
  expect(await contents(url)).toEqual(before);
  expect(readFileSync(path.join(root, 'elsewhere', PICTURE), 'utf8')).toBe('a picture');
  const jobs = 'graphile_worker._private_jobs';
  const [job] = await ask<{ next: number; last: number }>(
    url,
    `select nextval(pg_get_serial_sequence('${jobs}', 'id'))::int as next, (select max(id)::int from ${jobs}) as last`,
  );
  expect(job?.next).toBeGreaterThan(job?.last ?? Number.NaN);
  await expect(ask(url, 'delete from booking_event')).rejects.toThrow('booking_event is append-only');
});

test('[N-14] pictures come from the folder that the configuration names, and go back to another', async () => {
  const shared = path.join(root, 'shared');
  mkdirSync(path.join(shared, 'avatars'), { recursive: true });
  writeFileSync(path.join(shared, 'avatars', 'two.webp'), 'another picture');
  const [made, url] = [path.join(root, 'of-shared'), await emptyDatabase()];
  const { database_url } = api.context.config;
  await writeBackup({ database_url, places: { data_dir, media_folder: shared }, folder: made });
  const places = { data_dir: path.join(root, 'fifth'), media_folder: path.join(root, 'fifth-shared') };
  const { files } = await restoreBackup({ database_url: url, places, folder: made });
  expect(files.filter((name) => name.startsWith('media'))).toEqual(['media/avatars/two.webp']);
  expect(readFileSync(path.join(places.media_folder, 'avatars', 'two.webp'), 'utf8')).toBe('another picture');
  expect(existsSync(path.join(places.data_dir, 'media'))).toBe(false);
});

test('changed rows are noticed, and then nothing is restored', async () => {
  const url = await emptyDatabase();
  const table = readManifest(folder).tables.find(({ name }) => name === 'authenticated_user');
  const file = rowsFile(folder, table ?? { schema: '', name: '' });
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString('utf8');
  writeFileSync(file, gzipSync(lines.replace('Linh', 'Lina')));
  await expect(
    restoreBackup({ database_url: url, places: placesIn(path.join(root, 'third')), folder }),
  ).rejects.toThrow('is not as it was');
  writeFileSync(file, whole);
  expect(await ask(url, 'select from authenticated_user')).toEqual([]);
});

test('users who were erased after the backup are erased again', async () => {
  const person = await api.signUp();
  const later = path.join(root, 'later');
  await writeBackup({ database_url: api.context.config.database_url, places: placesIn(data_dir), folder: later });
  await person.client.deleteAccount({ body: { confirm: person.slug } });
  const url = await emptyDatabase();
  await restoreBackup({ database_url: url, places: placesIn(path.join(root, 'fourth')), folder: later });
  const status = async () =>
    (await ask(url, `select status from authenticated_user where id = '${person.user_id}'`))[0];
  expect(await status()).toEqual({ status: 'active' });
  expect(await carryErasures(api.context.config.database_url, url)).toBe(1);
  expect(await status()).toEqual({ status: 'deleted' });
});
