import type { ProofKind } from '@abroad/contract';
import { expect, test } from 'vitest';
import { insertProof } from './insert-proof.ts';
import { proofScene, type ProvingMentor } from './proof-scene.ts';
import { writtenRows } from './written-rows.ts';

const scene = proofScene();

const EMAIL = 'mei@tudelft.nl';

async function acceptDocument(mentor: ProvingMentor): Promise<void> {
  const { id } = await scene.handIn(mentor);
  const { client } = await scene.staff('moderator');
  await client.decideProof({ params: { id }, body: { decision: 'prove', version: 1 } });
}
async function acceptInvitation(mentor: ProvingMentor): Promise<void> {
  const { client } = await scene.staff('admin');
  const { educations } = await mentor.client.getMyMentorProfile();
  const named = { university_id: educations[0]?.university_id ?? '', note: 'By letter', emails: [mentor.person.email] };
  await client.createVouchList({ body: named });
  const { invite } = await mentor.client.listEducationProofs({ params: mentor.params });
  await mentor.client.acceptVouch({ params: mentor.params, body: { invite_id: invite?.id ?? '' } });
}
async function enterCode(mentor: ProvingMentor): Promise<void> {
  await scene.start(mentor, EMAIL);
  await scene.confirm(mentor, await scene.codeTo(EMAIL));
}

const TABLES = new Set(['education_proof', 'education_proof_event', 'proof_address', 'proof_send', 'search_document']);
/** The rows of those tables, with whose they are and hashes left out. */
async function written(act: () => Promise<unknown>) {
  const rows = await writtenRows(scene.db, act, { columns: ['address_hash', 'mailbox_hash', 'place_hash'] });
  return Object.fromEntries(Object.entries(rows).filter(([table]) => TABLES.has(table)));
}

test.each<[ProofKind, (mentor: ProvingMentor) => Promise<void>]>([
  ['affiliation', enterCode],
  ['graduation', acceptDocument],
  ['vouched', acceptInvitation],
])('a proof of the kind %s that is inserted has the rows of one that was given', async (kind, prove) => {
  const [front, inserted] = [await scene.mentor(), await scene.mentor()];
  const staff = await scene.staff('moderator');
  const rows = await written(() => insertProof(scene.api, inserted, { kind, staff }));
  expect(rows).toEqual(await written(() => prove(front)));
  expect(rows['education_proof']).toHaveLength(1);
});

test('a mailbox that proves a mentor by insert proves no one else', async () => {
  const [mentor, other] = [await scene.mentor(), await scene.mentor()];
  await insertProof(scene.api, mentor, { email: 'once@tudelft.nl' });
  await scene.start(other, 'once@tudelft.nl');
  await expect(scene.confirm(other, await scene.codeTo('once@tudelft.nl'))).rejects.toMatchObject({
    code: 'PROOF_ADDRESS_TAKEN',
  });
});
