import { expect, test } from 'vitest';
import { aPdf } from '../../testing/authorisation/sample-requests/sealed-files.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { make, type Made } from '../../testing/make.ts';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const { scene, after, paid } = noShowScene();
const DAY = 24 * 60 * 60_000;
const NINETY_DAYS = 90 * DAY;

/** A session that the student reported and the mentor contests with a document, and a moderator. */
async function withDocument() {
  scene.clock.set('2055-01-07T10:00:00Z');
  const session = await paid();
  const { id, mentor, prospect, report } = session;
  scene.clock.set(REPORTED);
  await report(prospect, 'Nobody came');
  const send = async (who: Made) => (await who.client.createSealedFile({ file: aPdf() })).id;
  const answer = (who: Made, position: 'agree' | 'contest', file_ids: string[]) =>
    who.client.answerNoShow({ params: { id }, body: { position, file_ids } });
  const file_id = await send(mentor);
  await answer(mentor, 'contest', [file_id]);
  const staff = await make(scene.api).staff('moderator');
  const look = (who: Made) => who.client.getNoShowFile({ params: { booking_id: id, file_id } });
  const decide = () =>
    staff.client.decideNoShow({
      params: { booking_id: id },
      body: { outcome: 'both_came', facts: 'Seen', version: 2 },
    });
  const kept = async () =>
    (await scene.api.context.db.selectFrom('sealed_file').select('delete_at').where('id', '=', file_id).execute()).map(
      ({ delete_at }) => Date.parse(delete_at),
    );
  return { ...session, send, answer, file_id, staff, look, decide, kept };
}

test('[T-49] a document with an answer is for its sender and the staff, and each look is in the audit', async () => {
  const { id, mentor, prospect, see, staff, file_id, look } = await withDocument();
  expect((await see(mentor)).own_files).toMatchObject([{ id: file_id, filename: 'degree.pdf' }]);
  expect((await see(prospect)).own_files).toEqual([]);
  const { files } = await staff.client.getStaffNoShow({ params: { booking_id: id } });
  expect(files).toMatchObject([{ id: file_id, side: 'mentor' }]);
  expect(Buffer.from(await look(staff)).toString()).toBe('%PDF-1.7 a degree');
  await look(staff);
  for (const person of [mentor, prospect]) {
    expect(await refusalCode(look(person))).toBe('NOT_FOUND');
  }
  await grantRole(scene.api, prospect, 'moderator');
  expect(await refusalCode(look(prospect))).toBe('STAFF_INVOLVED');
  const acts = await scene.api.context.db
    .selectFrom('staff_event')
    .select(['kind', 'about_user_id', 'subject_type', 'subject_id'])
    .where('actor_user_id', '=', staff.user_id)
    .where('kind', '=', 'document_read')
    .execute();
  const look_at = {
    kind: 'document_read',
    about_user_id: mentor.user_id,
    subject_type: 'no_show_case',
    subject_id: id,
  };
  expect(acts).toEqual([look_at, look_at]);
});

test('[T-49] each side hands in three documents in all, each of their own and once', async () => {
  const { mentor, prospect, send, answer, file_id, see } = await withDocument();
  for (const foreign of [file_id, await send(prospect)]) {
    expect(await refusal(answer(mentor, 'agree', [foreign]))).toMatchObject({ paths: ['file_ids'] });
  }
  const more = [await send(mentor), await send(mentor), await send(mentor)];
  expect(await refusal(answer(mentor, 'agree', more))).toMatchObject({ paths: ['file_ids'] });
  // A refused answer isn't stored either.
  expect(await see(mentor)).toMatchObject({ state: 'contested', positions: ['agree'] });
  const own = [await send(prospect), await send(prospect), await send(prospect)];
  expect((await answer(prospect, 'contest', own)).own_files.map(({ id }) => id)).toEqual(own);
});

test('[T-49] documents are deleted 30 days after the decision, and 90 days after they were sent at the latest', async () => {
  const { decide, kept, staff, look } = await withDocument();
  expect(await kept()).toEqual([Date.parse(REPORTED) + NINETY_DAYS]);
  after(REPORTED, DAY);
  await decide();
  expect(await kept()).toEqual([Date.parse(REPORTED) + 31 * DAY]);
  after(REPORTED, 31 * DAY);
  expect(await refusalCode(look(staff))).toBe('NOT_FOUND');
});

test('[T-49] documents are deleted with the account of who sent them', async () => {
  const { mentor, kept } = await withDocument();
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await kept()).toEqual([]);
});
