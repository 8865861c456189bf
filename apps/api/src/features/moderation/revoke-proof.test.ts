import type { CaseAction } from '@abroad/contract';
import { expect, test } from 'vitest';
import { proofScene, type ProvingMentor } from '../../testing/proof-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { openCase } from './open-case.ts';

const scene = proofScene();
const REVOKE: CaseAction[] = [{ type: 'revoke_proof' }];

let made = 0;
/** A mentor with a proof by mail and an open case about their profile. */
async function reported() {
  made += 1;
  const mentor = await scene.mentor();
  const address = `revoked${made}@tudelft.nl`;
  await scene.prove(mentor, address);
  const target = { type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id } as const;
  const opening = { target, reason: 'fake_profile', source: 'report', now: scene.clock.now() } as const;
  const { id } = await scene.db.transaction().execute((trx) => openCase(trx, opening));
  return { mentor, address, params: { id } };
}
const body = (version: number, actions = REVOKE) =>
  ({ version, actions, rule: 'fake_profile', facts: 'The mailbox was bought.' }) as const;

async function decide(params: { id: string }) {
  const staff = await scene.staff('moderator');
  await staff.client.decideCase({ params, body: body(1) });
}

/** Appeals, and has the appeal granted by someone else. */
async function overturn(mentor: ProvingMentor, params: { id: string }) {
  const other = await scene.staff('moderator');
  const { decisions } = await other.client.getCase({ params });
  const id = decisions.find(({ case_id }) => case_id === params.id)?.id ?? '';
  await mentor.client.createAppeal({ params: { id }, body: { text: 'It is my own mailbox' } });
  const { version } = await other.client.getCase({ params });
  await other.client.decideAppeal({ params, body: { version, outcome: 'overturn', answer: 'We checked again' } });
}

/** The case of the latest decision about a mentor. */
async function latestCase({ user_id }: ProvingMentor) {
  const { case_id } = await scene.db
    .selectFrom('moderation_decision')
    .select('case_id')
    .where('about_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { id: case_id };
}

const shown = async ({ slug }: ProvingMentor) =>
  (await scene.api.as(null).getMentorProfileBySlug({ params: { slug } })).proofs;

test('[T-90] a decision revokes the proofs of a mentor with one email, the statement, and a strike', async () => {
  const { mentor, params } = await reported();
  const staff = await scene.staff('moderator');
  expect(await shown(mentor)).toHaveLength(1);
  expect((await staff.client.getCase({ params })).actions).toContain('revoke_proof');
  const decided = await staff.client.decideCase({ params, body: body(1) });
  expect(decided).toMatchObject({ strikes: [{ kind: 'other' }] });
  // Nothing is left to revoke.
  expect(decided.actions).not.toContain('revoke_proof');
  expect(await scene.states(mentor)).toEqual(['affiliation revoked']);
  expect(await shown(mentor)).toEqual([]);
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toMatchObject([
    { actions: [{ type: 'revoke_proof', until: null, is_over: false }], statement: expect.stringMatching(/no longer/) },
  ]);
  const kinds = (await scene.mailsTo(mentor.person.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'decision_made' || kind.startsWith('proof_'))).toEqual(['decision_made']);
});

test('[T-90] where there is no proof none can be revoked, and nothing of the decision stays', async () => {
  const { mentor, params } = await reported();
  const [proof] = (await mentor.client.listEducationProofs({ params: mentor.params })).items;
  await mentor.client.deleteEducationProof({ params: { ...mentor.params, proof_id: proof?.id ?? '' } });
  const { client } = await scene.staff('moderator');
  expect(await refusal(client.decideCase({ params, body: body(1) }))).toMatchObject({ paths: ['actions'] });
  expect(await client.getCase({ params })).toMatchObject({ state: 'open', decisions: [], strikes: [] });
});

test('[T-90] an appeal that is granted gives the proof back, and its mailbox proves the mentor again', async () => {
  const { mentor, address, params } = await reported();
  await decide(params);
  await overturn(mentor, params);
  expect(await scene.states(mentor)).toEqual(['affiliation proven']);
  expect(await shown(mentor)).toHaveLength(1);
  expect((await mentor.client.listMyDecisions()).items[0]?.actions).toMatchObject([{ is_over: true }]);
  const { is_revoked } = await scene.db
    .selectFrom('proof_address')
    .select('is_revoked')
    .where('auth_user_id', '=', mentor.user_id)
    .executeTakeFirstOrThrow();
  expect([address, is_revoked]).toEqual([address, false]);
});

test('[T-90] a proof comes back stale if its education says something else by then', async () => {
  const { mentor, params } = await reported();
  await decide(params);
  await mentor.client.patchMentorEducation({ params: mentor.params, body: { school: 'Harvard University' } });
  await overturn(mentor, params);
  expect(await scene.states(mentor)).toEqual(['affiliation stale']);
  expect(await shown(mentor)).toEqual([]);
});

test('[T-90] a proof that was made anew stays, and the revoked one beside it too', async () => {
  const { mentor, params } = await reported();
  await decide(params);
  await scene.prove(mentor, `anew${made}@tudelft.nl`);
  await overturn(mentor, params);
  expect((await scene.states(mentor)).toSorted()).toEqual(['affiliation proven', 'affiliation revoked']);
});

async function revokeDomain() {
  const { client } = await scene.staff('admin');
  const since = '2026-01-01T00:00:00Z';
  return client.revokeDomainProofs({ body: { domain: 'tudelft.nl', since, reason: 'Mailboxes sold' } });
}

test('[T-104] an appeal gives no proof back whose domain’s proofs were revoked meanwhile, until that is overturned too', async () => {
  const { mentor, params } = await reported();
  await decide(params);
  await revokeDomain();
  const of_domain = await latestCase(mentor);
  await overturn(mentor, params);
  expect(await scene.states(mentor)).toEqual(['affiliation revoked']);
  expect(await shown(mentor)).toEqual([]);
  await overturn(mentor, of_domain);
  expect(await scene.states(mentor)).toEqual(['affiliation proven']);
});

test('[T-175] a domain that is marked as abused makes a decision for each mentor, with an appeal and without a strike', async () => {
  const { mentor } = await reported();
  await revokeDomain();
  await revokeDomain();
  const { items } = await mentor.client.listMyDecisions();
  expect(items).toMatchObject([{ automated: false, can_appeal: true, actions: [{ type: 'revoke_proof' }] }]);
  expect(items[0]?.statement).toContain('Email addresses at tudelft.nl were misused');
  expect(items[0]?.statement).not.toContain('strike');
  const kinds = (await scene.mailsTo(mentor.person.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'decision_made' || kind.startsWith('proof_re'))).toEqual(['decision_made']);
  expect(await scene.db.selectFrom('strike').selectAll().where('user_id', '=', mentor.user_id).execute()).toEqual([]);
  expect(await shown(mentor)).toEqual([]);
});

test('[T-175] an appeal of one mentor of an abused domain gives their proofs back, and the domain can be revoked again', async () => {
  const { mentor } = await reported();
  await revokeDomain();
  const { mentor: other } = await reported();
  await revokeDomain();
  const opened = await latestCase(mentor);
  const staff = await scene.staff('moderator');
  // The report about the profile is still to be decided, in the same case.
  const { state, version } = await staff.client.getCase({ params: opened });
  expect(state).toBe('open');
  await staff.client.decideCase({
    params: opened,
    body: { version, actions: [{ type: 'no_action' }], rule: null, facts: null },
  });
  const id = (await mentor.client.listMyDecisions()).items[0]?.id ?? '';
  await mentor.client.createAppeal({ params: { id }, body: { text: 'It is my own mailbox' } });
  const judge = await scene.staff('moderator');
  const appealed = await judge.client.getCase({ params: opened });
  const answer = { version: appealed.version, outcome: 'overturn', answer: 'It is' } as const;
  await judge.client.decideAppeal({ params: opened, body: answer });
  expect(await scene.states(mentor)).toEqual(['affiliation proven']);
  expect(await scene.states(other)).toEqual(['affiliation revoked']);
  expect(await revokeDomain()).toMatchObject({ revoked: 1 });
  expect(await scene.states(mentor)).toEqual(['affiliation revoked']);
});

test('[T-271] no one judges their own: an admin who revokes a domain’s proofs leaves theirs to someone else on the staff', async () => {
  const { mentor } = await reported();
  const admin = await scene.mentor();
  await scene.prove(admin, 'admin@tudelft.nl');
  await grantRole(scene.api, admin, 'admin');
  const revoked = { domain: 'tudelft.nl', since: '2026-01-01T00:00:00Z', reason: 'Mailboxes sold' };
  const { left_to_others } = await admin.client.revokeDomainProofs({ body: revoked });
  expect(left_to_others).toBe(1);
  expect(await scene.states(admin)).toEqual(['affiliation proven']);
  expect(await scene.states(mentor)).toEqual(['affiliation revoked']);
  const other = await scene.staff('admin');
  const { items } = await other.client.listCases({ query: { page_size: 100 } });
  const waiting = items.find(({ owner }) => owner?.user_id === admin.user_id);
  const params = { id: waiting?.id ?? '' };
  expect((await other.client.getCase({ params })).history).toContainEqual(
    expect.objectContaining({ kind: 'note', text: 'tudelft.nl since 2026-01-01T00:00:00Z: Mailboxes sold' }),
  );
  expect(await refusalCode(admin.client.getCase({ params }))).toBe('STAFF_INVOLVED');
  // Someone else does the same.
  expect(await other.client.revokeDomainProofs({ body: revoked })).toEqual({ revoked: 1, left_to_others: 0 });
  expect(await scene.states(admin)).toEqual(['affiliation revoked']);
});

test('[T-272] a university that withdraws its list: a decision for each mentor it named, with an appeal and without a strike', async () => {
  const { client } = await scene.staff('admin');
  const named = [await scene.mentor(), await scene.mentor()];
  const { university_id } = (await named[0]?.client.getMyMentorProfile())?.educations[0] ?? {};
  const emails = named.map(({ person }) => person.email);
  const list = await client.createVouchList({
    body: { university_id: university_id ?? '', note: 'By letter', emails },
  });
  for (const mentor of named) {
    const { invite } = await mentor.client.listEducationProofs({ params: mentor.params });
    await mentor.client.acceptVouch({ params: mentor.params, body: { invite_id: invite?.id ?? '' } });
  }
  await client.deleteVouchList({ params: { id: list.id } });
  await client.deleteVouchList({ params: { id: list.id } });
  for (const mentor of named) {
    expect(await scene.states(mentor)).toEqual(['vouched revoked']);
    const { items } = await mentor.client.listMyDecisions();
    expect(items).toMatchObject([{ automated: false, can_appeal: true, actions: [{ type: 'revoke_proof' }] }]);
    expect(items[0]?.statement).toContain('Delft University of Technology no longer names you');
    expect(items[0]?.statement).not.toContain('strike');
    const kinds = (await scene.mailsTo(mentor.person.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'decision_made' || kind.startsWith('proof_re'))).toEqual(['decision_made']);
  }
  const [first] = named;
  if (first) {
    await overturn(first, await latestCase(first));
    expect(await scene.states(first)).toEqual(['vouched proven']);
  }
});
