import { DEGREES } from '@abroad/reference-data/degrees';
import { expect, test } from 'vitest';
import { make } from '../../testing/make.ts';
import { proofScene, type ProvingMentor } from '../../testing/proof-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { exportedText } from '../../testing/review-scene.ts';

const scene = proofScene();
const degreesOf = (level: string) => DEGREES.filter((degree) => degree.level === level).map(({ id }) => id);
const [bachelor] = degreesOf('6');
const [master, anotherMaster] = degreesOf('7');

let made = 0;
async function proven(prove: (mentor: ProvingMentor, email: string) => Promise<unknown> = scene.prove) {
  made += 1;
  const mentor = await scene.mentor();
  const patch = (body: Parameters<typeof mentor.client.patchMentorEducation>[0]['body']) =>
    mentor.client.patchMentorEducation({ params: mentor.params, body });
  await patch({ degree_id: master ?? null, start_date: '2015-09-01', end_date: '2017-08-31' });
  await prove(mentor, `stale${made}@tudelft.nl`);
  return { ...mentor, patch };
}

test('[T-53] changing the university, its name, the degree or the dates makes a proof stale at once', async () => {
  const { university_id } = await make(scene.api).education('munich');
  for (const change of [
    { university_id },
    { school: 'Harvard University' },
    { degree_id: anotherMaster ?? null },
    { degree_id: bachelor ?? null },
    { degree_id: null },
    { start_date: '2014-09-01' },
    { end_date: null },
  ]) {
    const mentor = await proven();
    await mentor.patch(change);
    expect(await scene.states(mentor), JSON.stringify(change)).toEqual(['affiliation stale']);
  }
});

test('[T-53] what was not proven may change: the city, and of a proof by mail the field', async () => {
  const mentor = await proven();
  await mentor.patch({ field_of_study: 'Water', location: 'Delft' });
  expect(await scene.states(mentor)).toEqual(['affiliation proven']);
});

test('[T-53] a document whose field, degree or school has changed in review can’t be accepted for what stands there now', async () => {
  const moderator = await scene.staff('moderator');
  for (const change of [
    { field_of_study: 'Medicine' },
    { degree_id: anotherMaster ?? null },
    { school: 'Harvard University' },
  ]) {
    const mentor = await scene.mentor();
    await mentor.client.patchMentorEducation({ params: mentor.params, body: { degree_id: master ?? null } });
    const { id } = await scene.handIn(mentor);
    const { version } = await moderator.client.getAdminProof({ params: { id } });
    await mentor.client.patchMentorEducation({ params: mentor.params, body: change });
    const body = { decision: 'prove', version } as const;
    expect(await refusalCode(moderator.client.decideProof({ params: { id }, body }))).toBe('CHANGED_MEANWHILE');
    expect(await scene.states(mentor)).toEqual(['graduation stale']);
  }
});

test('[T-53] a stale proof can be made anew with the same mailbox, and a deleted education takes its proofs and documents along', async () => {
  const mentor = await proven();
  await mentor.patch({ end_date: '2018-08-31' });
  await scene.handIn(mentor);
  await mentor.patch({ end_date: '2017-08-31' });
  expect(await scene.states(mentor)).toEqual(['graduation stale', 'affiliation stale']);
  await scene.enterCode(mentor, `stale${made}@tudelft.nl`);
  await scene.handIn(mentor);
  await mentor.client.addMentorEducation({ body: await make(scene.api).education('munich') });
  await mentor.client.deleteMentorEducation({ params: mentor.params });
  for (const table of ['education_proof', 'proof_address', 'sealed_file'] as const) {
    expect(
      await scene.db.selectFrom(table).selectAll().where('auth_user_id', '=', mentor.user_id).execute(),
      table,
    ).toEqual([]);
  }
  const events = await scene.db
    .selectFrom('education_proof_event')
    .select(['kind', 'to_state'])
    .where('auth_user_id', '=', mentor.user_id)
    .where('kind', '=', 'taken_back')
    .execute();
  expect(events).toHaveLength(4);
});

test('[T-53] another mentor’s education has no proofs to see, make or take back', async () => {
  const [mentor, other] = [await proven(), await scene.mentor()];
  const { items } = await mentor.client.listEducationProofs({ params: mentor.params });
  const foreign = { ...other, params: mentor.params };
  expect(await refusalCode(scene.states(foreign))).toBe('NOT_FOUND');
  expect(await refusalCode(scene.start(foreign, 'x@tudelft.nl'))).toBe('NOT_FOUND');
  expect(await refusalCode(scene.handIn(foreign))).toBe('NOT_FOUND');
  const params = { ...mentor.params, proof_id: items[0]?.id ?? '' };
  expect(await refusalCode(other.client.deleteEducationProof({ params }))).toBe('NOT_FOUND');
});

test('[T-53] an export names what was proven and when, without address and document, and an erasure leaves neither', async () => {
  const mentor = await proven(scene.enterCode);
  await scene.handIn(mentor);
  const exported = await exportedText(mentor);
  expect(exported).toMatch(/"kind": ?"affiliation"[^]*"proven_at": ?"20/);
  expect(exported).not.toContain(`stale${made}@`);
  expect(exported).not.toContain('a degree');
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  for (const table of ['education_proof', 'proof_address', 'proof_send', 'sealed_file'] as const) {
    expect(
      await scene.db.selectFrom(table).selectAll().where('auth_user_id', '=', mentor.user_id).execute(),
      table,
    ).toEqual([]);
  }
  expect(await scene.tablesWith(`stale${made}@`)).toEqual([]);
});

test('[T-53] the history of proofs can’t be changed', async () => {
  const mentor = await proven();
  const event = scene.db
    .updateTable('education_proof_event')
    .set({ reason: 'x' })
    .where('auth_user_id', '=', mentor.user_id);
  await expect(event.execute()).rejects.toThrow('append-only');
  const gone = scene.db.deleteFrom('education_proof_event').where('auth_user_id', '=', mentor.user_id);
  await expect(gone.execute()).rejects.toThrow('append-only');
  const back = scene.db
    .updateTable('education_proof')
    .set({ state: 'in_review' })
    .where('auth_user_id', '=', mentor.user_id);
  await expect(back.execute()).rejects.toThrow('cannot go');
});
