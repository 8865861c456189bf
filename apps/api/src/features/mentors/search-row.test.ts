import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { refreshSearchRow } from './search-row.ts';

let api: TestApi;
let db: Database;
let mentor: MadeMentor;
let other: MadeMentor;
beforeAll(async () => {
  api = await startTestApi();
  ({ db } = api.context);
  mentor = await make(api).mentor({ headline: 'Rotterdam' });
  other = await make(api).mentor({ headline: 'Eindhoven' });
});
afterAll(() => api.close());

const refresh = () => db.transaction().execute((trx) => refreshSearchRow(trx, mentor.user_id, api.context.clock));

/** The stored version of the mentor's document, and how many changes were written for indexes. */
async function traces() {
  const { rows } = await sql<{ version: string; queued: number }>`
    select document.xmin::text as version,
      (select count(*)::int from search_change where not only_times and not only_card) as queued
    from search_document document where profile_id = ${mentor.profile_id}`.execute(db);
  return rows[0];
}

test('a row by which a mentor is found and its document are never without each other', async () => {
  const { profile_id, user_id, client } = other;
  await expect(sql`delete from search_document where profile_id = ${profile_id}`.execute(db)).rejects.toThrow(
    'mentor_search_document_fkey',
  );
  await client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  const { rows } = await sql`select from search_document where profile_id = ${profile_id}`.execute(db);
  expect(rows).toEqual([]);
  const row = sql`insert into mentor_search (profile_id, auth_user_id) values (${profile_id}, ${user_id})`;
  await expect(row.execute(db)).rejects.toThrow('mentor_search_document_fkey');
  const document = sql`insert into search_document (profile_id, rank_score, sort_name, created_at, words, filters)
    values (${profile_id}, 0, 'x', now(), '', '*')`;
  await expect(document.execute(db)).rejects.toThrow('search_document_mentor_fkey');
});

test('a new next available time, and a rewrite without changes, leave the document alone', async () => {
  await refresh();
  const before = await traces();
  await sql`update mentor_search set next_available_at = next_available_at + interval '1 hour'
    where profile_id = ${mentor.profile_id}`.execute(db);
  await refresh();
  expect(await traces()).toEqual(before);
});

test('a change of words changes the document and is announced, also with other changes', async () => {
  const before = await traces();
  await mentor.client.patchMyMentorProfile({ body: { headline: 'Groningen' } });
  const after = await traces();
  expect(after?.queued).toBeGreaterThan(before?.queued ?? 0);
  await mentor.client.patchMyMentorProfile({ body: { headline: 'Maastricht', topics: ['budgeting'] } });
  expect((await traces())?.queued).toBeGreaterThan(after?.queued ?? 0);
  expect((await traces())?.version).not.toBe(after?.version);
});

test('a score that changes with time is copied to the document without changing its words', async () => {
  const documentOf = async () =>
    (
      await sql<{ rank_score: number; words: string }>`select rank_score, words::text from search_document
        where profile_id = ${mentor.profile_id}`.execute(db)
    ).rows[0];
  const before = await documentOf();
  await sql`update mentor_search set rank_score = rank_score + 7 where profile_id = ${mentor.profile_id}`.execute(db);
  expect(await documentOf()).toEqual({ ...before, rank_score: (before?.rank_score ?? 0) + 7 });
});
