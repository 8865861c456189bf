import { NO_TIMES, NO_VALUES } from '@abroad/search-index';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { anySearchRow, forgetPeopleOfSearch, putSearchRows } from '../../testing/search-rows.ts';
import { buildIndex } from './build-index.ts';
import { catchUp, type FollowedIndex } from './catch-up.ts';
import type { HeavyThread } from './heavy-thread.ts';
import { openSession } from './session.ts';
import { writeSnapshotFile } from './snapshot-file.ts';
import { snapshotKeeper } from './snapshot-keeper.ts';

const rows = fc.sample(anySearchRow, { numRuns: 60, seed: 9 });
let api: TestApi;
let client: Client;
let folder: string;
let file: string;
let written: FollowedIndex;

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'abroad-mentors-snapshot-test-'));
  file = path.join(folder, 'mentors.index');
  await forgetPeopleOfSearch(api.context.db);
  await putSearchRows(api.context.db, rows.slice(0, 50));
  client = await openSession(api.context.config.database_url);
});
beforeEach(async () => {
  await rm(file, { force: true });
  written = await buildIndex(api.context.config.database_url);
  await kept(written);
});
afterAll(async () => {
  await client.end();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const troubles: unknown[] = [];
/** Writes as the heavy thread does, without one. */
const heavy = { write: writeSnapshotFile } as HeavyThread;
const keeper = () => snapshotKeeper(folder, { heavy, onTrouble: (error) => troubles.push(error) });
async function kept(followed: FollowedIndex): Promise<void> {
  const snapshots = keeper();
  await snapshots.load(client);
  snapshots.keep(followed, 1);
  await snapshots.keepLast(followed);
}
const load = () => keeper().load(client);
const everybody = (followed: FollowedIndex) =>
  followed.index.search({
    words: [],
    values: {
      ...NO_VALUES,
    },
    at_home: false,
    available_until: null,
    available_times: NO_TIMES,
    education_start_year_from: null,
    education_start_year_to: null,
    sort_by: 'recommended',
    sort_order: 'desc',
    offset: 0,
    limit: 100,
  });

/** Changes what the snapshot says about itself, and nothing else. */
async function rewrite(change: (about: { database: string; position: FollowedIndex['position'] }) => object) {
  const database = (JSON.parse(aboutOf(await readFile(file))) as { about: { database: string } }).about.database;
  const about = { database, position: written.position };
  await writeSnapshotFile(file, { ...about, ...change(about) }, written.index.toSnapshot());
}
const aboutOf = (bytes: Buffer) => bytes.subarray(24, 24 + bytes.readUInt32BE(16)).toString();

test('[C-15] the next start loads the saved index, and catches up', async () => {
  await putSearchRows(api.context.db, rows.slice(40, 60));
  const loaded = await load();
  expect(loaded && everybody(loaded)).toEqual(everybody(written));
  const changed = loaded && (await catchUp(client, loaded));
  expect(changed?.toSorted()).toEqual(
    rows
      .slice(40, 60)
      .map(({ profile_id }) => profile_id)
      .toSorted(),
  );
  expect(loaded && everybody(loaded)).toEqual(everybody(await buildIndex(api.context.config.database_url)));
});

test('[C-15] a snapshot that is torn or changed anywhere is not used', async () => {
  const whole = await readFile(file);
  for (let cut = 0; cut < 15; cut += 1) {
    const at = Math.floor((whole.length * cut) / 15);
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    for (const bytes of [whole.subarray(0, at), changed]) {
      await writeFile(file, bytes);
      expect(await load(), `${at}`).toBeNull();
    }
  }
  await writeFile(file, whole);
  expect(await load()).not.toBeNull();
});

test('[C-15] nor is one of another database, ahead of this one, or older than the outbox', async () => {
  await rewrite(() => ({}));
  expect(await load()).not.toBeNull();
  await rewrite(({ database }) => ({ database: `${database}1` }));
  expect(await load()).toBeNull();
  await rewrite(({ position }) => ({ position: { ...position, snapshot: '9000000:9000000:' } }));
  expect(await load()).toBeNull();
  await rewrite(({ position }) => ({ position: { ...position, generation: '0' } }));
  expect(await load()).toBeNull();
  await rewrite(({ position }) => ({ position: { ...position, snapshot: '3:3:' } }));
  expect(await load()).toBeNull();
  await rewrite(() => ({ position: 'nowhere' }));
  expect(await load()).toBeNull();
});

test('[C-15] drafts of those who were killed are removed, and a folder that can’t be written only costs the snapshot', async () => {
  const [old, young] = [`${file}.1.draft`, `${file}.2.draft`];
  await writeFile(old, 'x');
  await writeFile(young, 'x');
  await utimes(old, new Date(0), new Date(0));
  await load();
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  expect(troubles.map(String).filter((trouble) => !trouble.includes('torn'))).toEqual([]);
  const elsewhere = snapshotKeeper(path.join(file, 'within'), { heavy, onTrouble: (error) => troubles.push(error) });
  expect(await elsewhere.load(client)).toBeNull();
  elsewhere.keep(written, 1);
  await elsewhere.keepLast(written);
  expect(troubles.at(-1)).toMatchObject({ code: 'ENOTDIR' });
  expect((await readdir(folder)).toSorted()).toEqual(['mentors.index', 'mentors.index.2.draft']);
});
