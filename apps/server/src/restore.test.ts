import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';
import { createEmptyDatabase } from '../../embedded/src/testing/test-database.ts';
import { placesIn } from '../../../tools/lib/backup/files.ts';
import { type Manifest, writeManifest } from '../../../tools/lib/backup/manifest.ts';
import { restoreBackup } from '../../../tools/lib/backup/restore-backup.ts';
import { writeBackup } from '../../../tools/lib/backup/write-backup.ts';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { withClient } from '../../../tools/lib/with-client.ts';

/** A backup with nothing in it: what is refused before a row is read. backup.test.ts restores whole ones. */
const NOTHING: Manifest = {
  format: 1,
  made_at: '2026-11-29T09:00:00Z',
  migrations: [],
  tables: [],
  sequences: [],
  files: [],
};

let place: ThrowAwayFolder;
let folder: string;
let used: TestDatabase;
let empty: TestDatabase;

const ask = (url: string, sql: string) => withClient(url, async (client) => (await client.query<object>(sql)).rows);

beforeAll(async () => {
  place = makeThrowAwayFolder('memory');
  folder = path.join(place.folder, 'backup');
  mkdirSync(folder);
  writeManifest(folder, NOTHING);
  [used, empty] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
  await ask(
    used.url,
    `insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values (gen_random_uuid(), 'a', 'ada', 'Ada', 'Byron')`,
  );
});
afterAll(async () => {
  await Promise.all([used.drop(), empty.drop()]);
  place.remove();
});

const restore = (database_url: string, from = folder) =>
  restoreBackup({ database_url, places: placesIn(path.join(place.folder, 'data')), folder: from });

test('the database has to be empty, so that no data is overwritten', async () => {
  await expect(restore(used.url)).rejects.toThrow(
    'The database has people in it: a backup is restored into an empty one.',
  );
});

test('[T-461] a role without the right to restore rows is told how to grant it before a table is made', async () => {
  const url = new URL(empty.url);
  const role = `restorer_${randomUUID().replaceAll('-', '')}`;
  await ask(
    url.href,
    `create role ${role} login password 'x'; alter database ${url.pathname.slice(1)} owner to ${role}`,
  );
  const own = Object.assign(new URL(url), { username: role, password: 'x' });
  await expect(restore(own.href)).rejects.toThrow(`grant set on parameter session_replication_role to "${role}"`);
  expect(await ask(url.href, `select to_regclass('authenticated_user') as people`)).toEqual([{ people: null }]);
  // The guide to production grants it.
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const grants = guide.slice(0, guide.indexOf('2. **')).match(/^ +grant .*;$/gm) ?? [];
  await ask(url.href, grants.join('\n').replaceAll('abroad_mentors', role));
  const may = `select has_parameter_privilege('${role}', 'session_replication_role', 'SET') as may`;
  expect(await ask(url.href, may)).toEqual([{ may: true }]);
  await ask(url.href, `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
});

test('an existing folder is left alone, and one without a backup is refused as such', async () => {
  const places = placesIn(path.join(place.folder, 'data'));
  await expect(writeBackup({ database_url: used.url, places, folder })).rejects.toThrow('is there already');
  await expect(restore(empty.url, place.folder)).rejects.toThrow('holds no backup');
  expect(existsSync(`${folder}.making`)).toBe(false);
});
