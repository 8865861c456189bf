import { expect, test } from 'vitest';
import { proofScene, type ProvingMentor } from '../../testing/proof-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const scene = proofScene();
const DAY_MS = 24 * 60 * 60_000;
let made = 0;

/** Makes a mentor with a proof by mail of the given age. */
async function provenDaysAgo(days: number) {
  made += 1;
  const mentor = await scene.mentor();
  const email = `old${made}@tudelft.nl`;
  await scene.prove(mentor, email);
  const proven_at = new Date(Date.now() - days * DAY_MS).toISOString();
  await scene.db.updateTable('education_proof').set({ proven_at }).where('auth_user_id', '=', mentor.user_id).execute();
  return { ...mentor, email };
}
const proofOf = async ({ client, params }: ProvingMentor) => (await client.listEducationProofs({ params })).items[0];
const askedOf = async (mentor: ProvingMentor) => {
  const mails = (await scene.mailsTo(mentor.person.email)).filter(({ kind }) => kind === 'proof_news');
  const { items } = await mentor.client.listNotifications({ query: {} });
  return [
    mails.map(({ subject }) => subject),
    items.filter(({ kind }) => kind === 'proof_news').map(({ title }) => title),
  ];
};

test('[T-349] a proof by mail of 24 months ago is asked for again, once, by email and in the product; a younger one is not', async () => {
  const [old, young, degree] = [await provenDaysAgo(732), await provenDaysAgo(700), await scene.mentor()];
  const { id } = await scene.handIn(degree);
  const moderator = await scene.staff('moderator');
  await moderator.client.decideProof({ params: { id }, body: { decision: 'prove', version: 1 } });
  await scene.db.updateTable('education_proof').set({ proven_at: '2020-01-01' }).where('id', '=', id).execute();
  for (const _ of [1, 2]) {
    await runJob(scene.api.context, 'ask-for-old-proofs');
  }
  expect(await askedOf(old)).toEqual([
    ['Is your email address at Delft University of Technology still yours?'],
    ['Your university email was checked two years ago'],
  ]);
  expect(await askedOf(young)).toEqual([[], []]);
  expect((await askedOf(degree))[0]).toEqual(['We’ve checked your degree from Delft University of Technology']);
  expect(await scene.states(old)).toEqual(['affiliation proven']);
  expect([
    (await proofOf(old))?.can_renew,
    (await proofOf(young))?.can_renew,
    (await proofOf(degree))?.can_renew,
  ]).toEqual([true, false, false]);
  expect(await refusalCode(scene.start(young, young.email))).toBe('ALREADY_EXISTS');
});

test('[T-349] an old proof stands while it is made again, and has the new date once the code was entered', async () => {
  const mentor = await provenDaysAgo(800);
  const before = await proofOf(mentor);
  const other = `renewed${made}@student.tudelft.nl`;
  expect(await scene.start(mentor, other)).toMatchObject({ state: 'proven', proven_at: before?.proven_at });
  expect(await scene.states(mentor)).toEqual(['affiliation proven']);
  const shown = async () => {
    const { proofs } = await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
    return JSON.stringify(proofs);
  };
  expect(await shown()).toContain(before?.proven_at?.slice(0, 10));
  const code = await scene.codeTo(other);
  expect(await scene.confirm(mentor, code)).toMatchObject({ id: before?.id, state: 'proven', can_renew: false });
  expect((await proofOf(mentor))?.proven_at?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  expect(await shown()).not.toContain(before?.proven_at?.slice(0, 10));
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');
  expect(await scene.tablesWith(other)).toEqual([]);
  // The new mailbox proves this account alone, and the former one is free again.
  const someone = await scene.mentor();
  await scene.start(someone, other);
  expect(await refusalCode(scene.confirm(someone, await scene.codeTo(other)))).toBe('PROOF_ADDRESS_TAKEN');
  await scene.enterCode(someone, mentor.email);
  const kinds = await scene.db
    .selectFrom('education_proof_event')
    .select('kind')
    .where('auth_user_id', '=', mentor.user_id)
    .orderBy('created_at')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['code_sent', 'proven', 'code_sent', 'renewed']);
});

test('[T-349] an attempt that fails takes nothing away: a code that ends, a wrong one, a domain that was flagged, a taken mailbox', async () => {
  const mentor = await provenDaysAgo(800);
  const { proven_at } = (await proofOf(mentor)) ?? {};
  const stands = async () =>
    expect(await proofOf(mentor)).toMatchObject({
      state: 'proven',
      domain: 'tudelft.nl',
      proven_at,
      can_renew: true,
      code_expires_at: null,
    });

  const proof = await scene.start(mentor, mentor.email);
  const code = await scene.codeTo(mentor.email);
  expect(await refusalCode(scene.confirm(mentor, code === '000000' ? '000001' : '000000'))).toBe('PROOF_CODE_WRONG');
  scene.clock.set(new Date(Date.now() + 16 * 60_000).toISOString());
  await runJob(scene.api.context, 'expire-proof-code', { proof_id: proof.id });
  scene.clock.release();
  await stands();
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');

  const other = await provenDaysAgo(1);
  await scene.start(mentor, other.email);
  expect(await refusalCode(scene.confirm(mentor, await scene.codeTo(other.email)))).toBe('PROOF_ADDRESS_TAKEN');
  await stands();

  const { client } = await scene.staff('admin');
  const [{ university_id } = { university_id: null }] = (await mentor.client.getMyMentorProfile()).educations;
  const domain = 'renew-delft.nl';
  await client.createMailDomain({
    body: { domain, university_id: university_id ?? '', kind: 'any', trust: 'confirmed' },
  });
  await scene.db.deleteFrom('proof_send').execute();
  await scene.start(mentor, `mei@${domain}`);
  const sold = await scene.codeTo(`mei@${domain}`);
  const since = '2026-01-01T00:00:00Z';
  expect(await client.revokeDomainProofs({ body: { domain, since, reason: 'Sold' } })).toMatchObject({ revoked: 0 });
  expect(await refusalCode(scene.confirm(mentor, sold))).toBe('PROOF_CODE_EXPIRED');
  await stands();
});

test('[T-349] an education that changes while its proof is made again makes it stale, and the code is void', async () => {
  const mentor = await provenDaysAgo(800);
  await scene.start(mentor, mentor.email);
  const code = await scene.codeTo(mentor.email);
  await mentor.client.patchMentorEducation({ params: mentor.params, body: { end_date: '2001-08-31' } });
  expect(await scene.states(mentor)).toEqual(['affiliation stale']);
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');
  expect(await scene.mailsTo(mentor.email)).toEqual([]);
});
