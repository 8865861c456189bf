import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aPdf } from '../../testing/authorisation/sample-requests/sealed-files.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { insertDecision } from '../../testing/insert-decision.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;
const DAY = 24 * 60 * 60_000;

const moderator = () => make(scene.api).staff('moderator');

const send = async ({ client }: Pick<Made, 'client'>) => (await client.createSealedFile({ file: aPdf() })).id;

/** A mentor who appealed against a decision with a document. */
async function withDocument() {
  const [mentor, staff] = [await scene.mentor(), await moderator()];
  const now = scene.clock.now();
  const { id: decision_id, case_id } = await insertDecision(db(), { ...mentor, now, actions: ['warn'] });
  const file_id = await send(mentor);
  const appeal = (file_ids: string[]) =>
    mentor.client.createAppeal({ params: { id: decision_id }, body: { text: 'It is my own project', file_ids } });
  const params = { id: case_id, file_id };
  const look = ({ client }: Pick<Made, 'client'>) => client.getCaseFile({ params });
  const decide = async (outcome: 'uphold' | 'overturn') => {
    const { version } = await staff.client.getCase({ params });
    return staff.client.decideAppeal({ params, body: { version, outcome, answer: 'We looked again' } });
  };
  const kept = async () => {
    const rows = await db().selectFrom('sealed_file').select('delete_at').where('id', '=', file_id).execute();
    return rows.map(({ delete_at }) => Date.parse(delete_at) - now);
  };
  return { mentor, staff, decision_id, case_id, file_id, appeal, look, decide, kept };
}

test('[T-102] a document with an appeal is for its sender and the staff, and each look is in the audit', async () => {
  const { mentor, staff, decision_id, case_id, file_id, appeal, look } = await withDocument();
  expect(await appeal([file_id])).toMatchObject({ appeal: { files: [{ id: file_id, filename: 'degree.pdf' }] } });
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toEqual([await mentor.client.getDecision({ params: { id: decision_id } })]);
  expect(items[0]?.appeal?.files).toHaveLength(1);
  const found = await staff.client.getCase({ params: { id: case_id } });
  expect(found.appeal?.files).toMatchObject([{ id: file_id, filename: 'degree.pdf' }]);
  expect(Buffer.from(await look(staff)).toString()).toBe('%PDF-1.7 a degree');
  expect(await refusalCode(look(mentor))).toBe('NOT_FOUND');
  await grantRole(scene.api, mentor, 'moderator');
  expect(await refusalCode(look(mentor))).toBe('STAFF_INVOLVED');
  const acts = await db()
    .selectFrom('staff_event')
    .select(['about_user_id', 'subject_type'])
    .where('actor_user_id', '=', staff.user_id)
    .where('kind', '=', 'document_read')
    .execute();
  expect(acts).toEqual([{ about_user_id: mentor.user_id, subject_type: 'appeal' }]);
});

test('[T-102] a document is found by the case of its appeal alone', async () => {
  const { staff, file_id, appeal } = await withDocument();
  await appeal([file_id]);
  const { case_id: another } = await withDocument();
  expect(await refusalCode(staff.client.getCaseFile({ params: { id: another, file_id } }))).toBe('NOT_FOUND');
});

test('[T-102] an appeal takes three documents of its author’s, once, and none with an appeal that is refused', async () => {
  const { mentor, file_id, appeal } = await withDocument();
  const foreign = await send(await scene.prospect());
  expect(await refusal(appeal([file_id, foreign]))).toMatchObject({ paths: ['file_ids'] });
  const more = [await send(mentor), await send(mentor), await send(mentor)];
  expect(await refusal(appeal([file_id, ...more]))).toMatchObject({ paths: ['file_ids'] });
  expect((await appeal([file_id])).appeal?.files).toHaveLength(1);
  expect(await refusalCode(appeal(more))).toBe('APPEAL_CLOSED');
  const { subject_id } = await db()
    .selectFrom('sealed_file')
    .select('subject_id')
    .where('id', '=', more[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(subject_id).toBeNull();
});

test.each(['uphold', 'overturn'] as const)(
  '[T-102] documents are deleted 30 days after an answer (%s), and 90 days after they were handed in at the latest',
  async (outcome) => {
    const { file_id, appeal, decide, kept } = await withDocument();
    await appeal([file_id]);
    expect(await kept()).toEqual([90 * DAY]);
    await decide(outcome);
    expect(await kept()).toEqual([30 * DAY]);
  },
);

test('[T-102] an export names the documents with their appeal, and an erasure deletes them', async () => {
  const { mentor, file_id, appeal, kept } = await withDocument();
  await appeal([file_id]);
  const files = unzipSync(new Uint8Array(await mentor.client.exportAccount()));
  const all = Object.values(files).map((content) => strFromU8(content));
  const data = JSON.parse(all.find((content) => content.includes('"sealed_files"')) ?? '{}');
  const [exported] = data.moderation.appeals;
  expect(data.sealed_files).toMatchObject([
    { id: file_id, filename: 'degree.pdf', subject_type: 'appeal', subject_id: exported.id },
  ]);
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await kept()).toEqual([]);
});
