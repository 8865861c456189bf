import type { EndpointName } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CALLS_BY_MATTER } from '../testing/authorisation/ask-for.ts';
import { send } from '../testing/authorisation/send.ts';
import { startOneWriter, WRITES, type OneWriter } from '../testing/one-writer.ts';
import { runDueJobs } from '../testing/run-due-jobs.ts';

/** The columns that an erasure keeps, and why: docs/decisions/0014. */
const STAYS: Readonly<Record<string, string>> = {
  'authenticated_user.id': 'the tombstone',
  'erasure.user_id': 'who has to be erased again after a restore',
  'booking.mentor_user_id': 'the bookings of others',
  'booking.prospect_user_id': 'the bookings of others',
  'booking_event.actor_user_id': 'their history',
  'review.author_user_id': 'the stars of others',
  'review.mentor_user_id': 'reviews that their authors wrote',
  'review_event.actor_user_id': 'their history',
  'education_proof_event.auth_user_id': 'what was decided, without words',
  'education_proof_event.actor_user_id': 'what was decided, without words',
  'staff_member.granted_by': 'roles of others that the user granted',
  'staff_event.actor_user_id': 'the audit',
  'staff_event.about_user_id': 'the audit',
  'thread.mentor_id': 'the conversations of others',
  'thread.prospect_id': 'the conversations of others',
  'thread.started_by': 'the conversations of others',
  'message.author_id': 'what others were written, without a name',
  'thread_event.actor_user_id': 'the conversations of others',
  'no_show_case.decided_by_user_id': 'what was decided, without words',
  'moderation_case.owner_user_id': 'what was decided, without words',
  'moderation_case.target_id': 'what was decided, without words',
  'moderation_case_event.actor_user_id': 'the history of cases',
  'moderation_decision.about_user_id': 'what was decided, without words',
  'moderation_decision.decided_by': 'the history of cases',
  'moderation_appeal.appellant_user_id': 'what was decided, without words',
  'moderation_appeal.decided_by': 'the history of cases',
  'report.target_id': 'reports that others made',
  'payout_account.user_id': 'where money may still be due, without a word of the bank',
  'payout_account_event.user_id': 'the history of the account, without words',
  'payout.user_id': 'money that was paid',
  'payout_event.actor_user_id': 'money that was paid',
  'payout_batch.created_by': 'money that was paid',
  'payout_run.after_user_id': 'how far a run has come',
  'ledger_entry.owner_user_id': 'whose money it is',
  'event_type.auth_user_id': 'what was booked, without a word of the mentor’s',
  'availability_change.auth_user_id': 'that free times changed, for an hour',
  'search_change.profile_id': 'that a mentor is not found any more, for the index of each process',
};

/** Every column that may hold the id of a person or of a profile. */
async function whereIs(one: OneWriter, ids: readonly string[]): Promise<string[]> {
  const { db } = one.scene.api.context;
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'uuid'`.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[])) as there`.execute(
      db,
    );
    found.push(...(rows[0]?.there ? [`${table}.${column}`] : []));
  }
  return found;
}

/** Their ids, and of everything that is theirs by a foreign key. */
async function idsOf(one: OneWriter): Promise<string[]> {
  const { db } = one.scene.api.context;
  const { rows } = await sql<{ id: string }>`
    select id from mentor_profile where auth_user_id = ${one.writer.user_id}
    union all select id from prospect_profile where auth_user_id = ${one.writer.user_id}`.execute(db);
  return [one.writer.user_id, ...rows.map(({ id }) => id)];
}

/** Repeats a call that a busy machine refused, while the others run. */
async function untilTaken<Answer extends { status: number }>(make: () => Promise<Answer>): Promise<Answer> {
  const answer = await make();
  return answer.status === 503 ? untilTaken(make) : answer;
}

async function eraseUnderFire(
  one: OneWriter,
  names: readonly EndpointName[],
  progress: number,
): Promise<{ name: string; status: number }[]> {
  const prepared = [];
  for (const name of names) {
    prepared.push(await one.prepare(name));
  }
  const headers = { authorization: `Bearer ${await one.scene.api.issuer.token(one.writer.person)}` };
  const { slug } = await one.writer.client.getAuthenticatedUser();
  const ask = { body: { confirm: slug } };
  const erase = {
    name: 'deleteAccount' as const,
    send: () => untilTaken(() => send(one.scene.api, 'deleteAccount', ask, headers)),
  };
  // Names only: another slug would have to be typed.
  const rename = {
    name: 'patchAuthenticatedUser' as const,
    send: () => send(one.scene.api, 'patchAuthenticatedUser', { body: { first_name: 'Linh Anh' } }, headers),
  };
  const calls = [rename, ...prepared];
  calls.splice(Math.floor(calls.length * progress), 0, erase, rename);
  return Promise.all(calls.map(async ({ name, send: make }) => ({ name, status: (await make()).status })));
}

/** Services that stay because they were booked say nothing of their mentor. */
const servicesWithWords = async ({ scene, writer }: OneWriter) =>
  scene.api.context.db
    .selectFrom('event_type')
    .select('title')
    .where('auth_user_id', '=', writer.user_id)
    .where('title', '<>', 'Deleted service')
    .execute();

/** @param progress how much of the writes is asked for before the erasure, from 0 to 1 */
async function expectErased(names: readonly EndpointName[], progress: number): Promise<void> {
  const one = await startOneWriter();
  try {
    const ids = await idsOf(one);
    const answers = await eraseUnderFire(one, names, progress);
    // A busy machine may turn some away, of all at once; nothing else fails.
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(answers.find(({ name }) => name === 'deleteAccount')?.status).toBe(204);
    await runDueJobs(one.scene.api.context);
    expect((await whereIs(one, ids)).filter((place) => STAYS[place] === undefined)).toEqual([]);
    const left = await one.scene.api.context.db
      .selectFrom('authenticated_user')
      .select(['status', 'first_name', 'last_name', 'email', 'slug', 'time_zone', 'language'])
      .where('id', '=', one.writer.user_id)
      .executeTakeFirstOrThrow();
    expect(left).toEqual({
      status: 'deleted',
      first_name: 'Deleted',
      last_name: 'person',
      email: null,
      slug: `deleted-${one.writer.user_id}`,
      time_zone: null,
      language: 'en',
    });
    expect(await servicesWithWords(one)).toEqual([]);
  } finally {
    await one.scene.close();
  }
}

/** Three others are part of each erasure here. */
const calls = WRITES.filter(
  (name) => name !== 'deleteAccount' && name !== 'createAuthenticatedUser' && name !== 'patchAuthenticatedUser',
);
const oneOfEachMatter = CALLS_BY_MATTER.flatMap((names) => calls.find((name) => names.includes(name)) ?? []);

test('[N-03] an erasure during a write of each matter leaves nothing of the user behind, and nothing fails', async () => {
  expect(oneOfEachMatter.length).toBeGreaterThan(20);
  await expectErased(oneOfEachMatter, 1 / 2);
});

test.each([
  ['a sixth', 1 / 6],
  ['a third', 1 / 3],
  ['half', 1 / 2],
  ['two thirds', 2 / 3],
])(
  '[N-03] an erasure after %s of all kinds of writes were asked for leaves nothing of the user behind, and nothing fails',
  { tags: 'full', timeout: 300_000 },
  async (_part, progress) => {
    await expectErased(calls, progress);
  },
);
