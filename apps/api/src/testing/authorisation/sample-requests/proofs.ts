import { newId } from '../../../core/ids.ts';
import { addressHash } from '../../../features/proofs/address-hash.ts';
import type { AsksOf, Cell } from '../ask.ts';
import { aPdf } from './sealed-files.ts';
import type { Scene } from '../scene.ts';

const DOMAIN = 'tudelft.nl';
const CODE = '123456';

/** The first education of `mentor`, with nothing of a proof. */
async function education({ api, people }: Scene) {
  const { user_id, client } = people.mentor;
  const { db } = api.context;
  for (const table of [
    'education_proof',
    'proof_address',
    'proof_send',
    'mail_domain_proposal',
    'sealed_file',
  ] as const) {
    await db.deleteFrom(table).where('auth_user_id', '=', user_id).execute();
  }
  const [first] = (await client.getMyMentorProfile()).educations;
  return { id: first?.id ?? '', university_id: first?.university_id ?? '' };
}

/** A proof of `mentor` whose code is known. */
async function withCode(scene: Scene) {
  const { id: education_id, university_id } = await education(scene);
  const { api, people } = scene;
  const [id, hash] = [newId(), await addressHash(api.context)];
  const now = new Date();
  await api.context.db
    .insertInto('education_proof')
    .values({
      id,
      profile_id: people.mentor.profile_id,
      education_id,
      auth_user_id: people.mentor.user_id,
      university_id,
      kind: 'affiliation',
      method: 'mail',
      state: 'code_sent',
      refusal: null,
      domain: DOMAIN,
      address_hash: hash.of('mailbox', `mei@${DOMAIN}`),
      code_hash: hash.of('code', id, CODE),
      code_expires_at: new Date(Date.now() + 60_000),
      proven_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id: education_id, proof_id: id };
}

const aFile = async ({ people }: Scene) => (await people.mentor.client.createSealedFile({ file: aPdf() })).id;

/** A document of `mentor` that waits for a decision. */
async function inReview(scene: Scene) {
  const { id } = await education(scene);
  const file_id = await aFile(scene);
  const proof = await scene.people.mentor.client.handInDocuments({ params: { id }, body: { file_ids: [file_id] } });
  return { id: proof.id, file_id };
}

async function invited(scene: Scene) {
  const { id, university_id } = await education(scene);
  const { db } = scene.api.context;
  await db.deleteFrom('vouch_list').execute();
  await scene.people.mentor.client.getAuthenticatedUser();
  const list = await scene.api.as(scene.staff.admin.person).createVouchList({
    body: { university_id, note: 'The alumni office', emails: [scene.people.mentor.person.email] },
  });
  const { invite } = await scene.people.mentor.client.listEducationProofs({ params: { id } });
  return { id, list_id: list.id, invite_id: invite?.id ?? newId() };
}

/** A domain that no university has yet. */
async function aDomain(scene: Scene) {
  const { university_id } = await education(scene);
  return { domain: `d${newId()}.example`.replaceAll('-', ''), university_id };
}
async function listed(scene: Scene) {
  const key = await aDomain(scene);
  return scene.api
    .as(scene.staff.admin.person)
    .createMailDomain({ body: { ...key, kind: 'any', trust: 'listed' } })
    .then(({ version }) => ({ key, version }));
}

async function proposal(scene: Scene) {
  const { id } = await education(scene);
  const body = { domain: 'alumni-delft.example', page_url: 'https://tudelft.nl/mail' };
  await scene.people.mentor.client.proposeMailDomain({ params: { id }, body });
  const row = await scene.api.context.db
    .selectFrom('mail_domain_proposal')
    .select('id')
    .where('auth_user_id', '=', scene.people.mentor.user_id)
    .executeTakeFirstOrThrow();
  return { id: row.id };
}

const entered = () => ({ name: `College ${newId()}`, country_code: 'VN', website: `https://d${newId()}.example` });

/** A university that `mentor` entered. */
async function unchecked({ api, people }: Scene) {
  await api.context.db.deleteFrom('university_entry').where('auth_user_id', '=', people.mentor.user_id).execute();
  const { id } = await people.mentor.client.enterUniversity({ body: entered() });
  return { id };
}

const ofMentor = async (scene: Scene, { allowed }: Cell) =>
  allowed ? education(scene) : { id: (await scene.people.mentor.client.getMyMentorProfile()).educations[0]?.id ?? '' };

export const proofAsks: AsksOf<
  | 'listEducationProofs'
  | 'startMailProof'
  | 'confirmMailProof'
  | 'handInDocuments'
  | 'acceptVouch'
  | 'acceptVouchLink'
  | 'deleteEducationProof'
  | 'proposeMailDomain'
  | 'listMailDomains'
  | 'listAdminProofs'
  | 'getAdminProof'
  | 'getAdminProofFile'
  | 'decideProof'
  | 'listAdminMailDomains'
  | 'createMailDomain'
  | 'patchMailDomain'
  | 'deleteMailDomain'
  | 'decideMailDomainProposal'
  | 'enterUniversity'
  | 'listEnteredUniversities'
  | 'checkUniversity'
  | 'revokeDomainProofs'
  | 'listVouchLists'
  | 'createVouchList'
  | 'deleteVouchList'
> = {
  listEducationProofs: async (scene, cell) => ({ params: { id: (await ofMentor(scene, cell)).id } }),
  startMailProof: async (scene, cell) => ({
    params: { id: (await ofMentor(scene, cell)).id },
    body: { email: `mei@${DOMAIN}` },
  }),
  confirmMailProof: async (scene) => ({ params: { id: (await withCode(scene)).id }, body: { code: CODE } }),
  handInDocuments: async (scene, cell) => ({
    params: { id: (await ofMentor(scene, cell)).id },
    body: { file_ids: [await aFile(scene)] },
  }),
  acceptVouch: async (scene) => {
    const { id, invite_id } = await invited(scene);
    return { params: { id }, body: { invite_id } };
  },
  acceptVouchLink: async (scene) => {
    const { id } = await invited(scene);
    const { university_id } = await education(scene);
    const { token } = await scene.api.as(scene.staff.admin.person).createVouchList({
      body: { university_id, note: 'The alumni office', link_people: 5 },
    });
    return { params: { id }, body: { token: token ?? '' } };
  },
  deleteEducationProof: async (scene) => ({ params: await withCode(scene) }),
  proposeMailDomain: async (scene, cell) => ({
    params: { id: (await ofMentor(scene, cell)).id },
    body: { domain: 'alumni-delft.example', page_url: 'https://tudelft.nl/mail' },
  }),
  listMailDomains: async (scene) => ({ params: { id: (await education(scene)).university_id } }),
  listAdminProofs: () => ({}),
  getAdminProof: async (scene) => ({ params: { id: (await inReview(scene)).id } }),
  getAdminProofFile: async (scene) => ({ params: await inReview(scene) }),
  decideProof: async (scene) => ({
    params: { id: (await inReview(scene)).id },
    body: { decision: 'prove', version: 1 },
  }),
  listAdminMailDomains: () => ({}),
  createMailDomain: async (scene) => ({ body: { ...(await aDomain(scene)), kind: 'any', trust: 'listed' } }),
  patchMailDomain: async (scene) => {
    const { key, version } = await listed(scene);
    return { body: { ...key, trust: 'flagged', version } };
  },
  deleteMailDomain: async (scene) => ({ body: (await listed(scene)).key }),
  enterUniversity: () => ({ body: entered() }),
  listEnteredUniversities: () => ({}),
  checkUniversity: async (scene) => ({ params: await unchecked(scene), body: { decision: 'decline' } }),
  decideMailDomainProposal: async (scene) => ({ params: await proposal(scene), body: { accept: false } }),
  revokeDomainProofs: () => ({
    body: { domain: 'sold.example', since: '2026-01-01T00:00:00Z', reason: 'Mailboxes were sold' },
  }),
  listVouchLists: () => ({}),
  createVouchList: async (scene) => ({
    body: {
      university_id: (await education(scene)).university_id,
      note: 'The alumni office, by letter',
      emails: ['mei@alumni.example'],
    },
  }),
  deleteVouchList: async (scene) => ({ params: { id: (await invited(scene)).list_id } }),
};
