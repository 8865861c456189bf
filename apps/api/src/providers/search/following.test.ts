import fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexScene, type IndexScene } from '../../testing/index-scene.ts';
import { anySearchRow, type SearchRowJson } from '../../testing/search-rows.ts';
import { sweepSearchChanges } from '../../views/search/sweep-search-changes.ts';
import { readPosition } from '../../db/search-outbox.ts';
import { readChanges } from '../../db/search-outbox.ts';

/** So unlike that none is taken for another's misspelling. */
const WORDS = ['zebra', 'ocean', 'mango', 'tiger', 'piano'];
let scene: IndexScene;
let client: Client;
let other: Client;
const row = (number: number): SearchRowJson => ({
  ...(fc.sample(anySearchRow, { numRuns: 1, seed: number })[0] as SearchRowJson),
  words: `'a${WORDS[number]}'`,
});
const [known, first, second, third, fourth] = [row(0), row(1), row(2), row(3), row(4)];

beforeAll(async () => {
  scene = await indexScene([known]);
  const connectionString = scene.api.context.config.database_url;
  [client, other] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([client.connect(), other.connect()]);
});
afterAll(async () => {
  await client.end();
  await other.end();
  await scene.api.close();
});

const INSERT = `with written as (
    insert into mentor_search (profile_id, auth_user_id) values ($1, $2) returning *)
  insert into search_document (profile_id, rank_score, sort_name, created_at, words, filters)
  select profile_id, rank_score, 'x', now(), $3::tsvector, '*' from written`;
const insert = (by: Client, { profile_id, auth_user_id, words }: SearchRowJson) =>
  by.query(INSERT, [profile_id, auth_user_id, words]);

/** Which words that were asked for are found, by their numbers. */
async function found(): Promise<number[]> {
  await scene.caughtUp();
  const totals = await Promise.all(
    WORDS.map(async (word, number) => {
      const page = await scene.api.as(null).searchProfiles({ query: { keyword: [word] } });
      return page.total_count > 0 ? [number] : [];
    }),
  );
  return totals.flat();
}

test('[C-15] transactions are followed in whatever order they end, and one that stays open holds up nothing', async () => {
  await client.query('begin');
  await insert(client, first);
  await other.query('begin');
  await insert(other, second);
  expect(await found()).toEqual([0]);
  await scene.put([third]);
  expect(await found()).toEqual([0, 3]);
  await other.query('commit');
  expect(await found()).toEqual([0, 2, 3]);
  await other.query('begin');
  await insert(other, fourth);
  await other.query('rollback');
  expect(await found()).toEqual([0, 2, 3]);
  await client.query('commit');
  expect(await found()).toEqual([0, 1, 2, 3]);
});

test('[C-15] when the generation of the outbox rises after writes past it, the index is built again', async () => {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await insert(client, fourth);
  await client.query('update search_outbox set generation = generation + 1');
  await client.query('commit');
  expect(await found()).toEqual([0, 1, 2, 3, 4]);
});

test('[C-15] changes are deleted after a day; an index that has not read them is rebuilt, and an open transaction loses nothing', async () => {
  const { db } = scene.api.context;
  const early = await readPosition(other);
  await client.query('begin');
  await client.query(`update mentor_search set rank_score = 77 where profile_id = $1`, [first.profile_id]);
  await scene.put([second]);
  await sweepSearchChanges({ db });
  expect(await readChanges(other, early)).toMatchObject({ documents: [second.profile_id] });
  await sql`update search_outbox_mark set taken_at = taken_at - interval '25 hours'`.execute(db);
  const late = await readPosition(other);
  await sweepSearchChanges({ db });
  expect(await readChanges(other, early)).toBeNull();
  expect((await sql`select from search_change`.execute(db)).rows).toEqual([]);
  await client.query('commit');
  await sweepSearchChanges({ db });
  expect(await readChanges(other, late)).toMatchObject({ documents: [first.profile_id] });
});

test('[C-15] a change says whether a row, its next available time or only a card has to be read again', async () => {
  const before = await readPosition(other);
  const { db } = scene.api.context;
  const set = (changes: object, { profile_id }: SearchRowJson) =>
    db.updateTable('mentor_search').set(changes).where('profile_id', '=', profile_id).execute();
  await set({ next_available_at: '2026-12-01T10:00:00Z' }, first);
  await set({ next_available_check_at: '2026-12-01T10:00:00Z' }, second);
  await set({ rank_score: 1234 }, third);
  await set({ currency: 'USD' }, fourth);
  expect(await readChanges(other, before)).toMatchObject({
    documents: [third.profile_id],
    times: [first.profile_id],
    cards: [fourth.profile_id],
  });
});
