import { expect, test } from 'vitest';
import { untilWaiting } from '../../testing/all-at-once.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { proofScene } from '../../testing/proof-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = proofScene();
const SINCE = '2026-01-01T00:00:00Z';

const universityOf = async ({ client }: Awaited<ReturnType<typeof scene.mentor>>) =>
  (await client.getMyMentorProfile()).educations[0]?.university_id ?? '';

/** A mentor with a code at a domain that only this test has. */
async function sent(domain: string) {
  const [admin, mentor] = [await scene.staff('admin'), await scene.mentor()];
  const key = { domain, university_id: await universityOf(mentor) };
  await admin.client.createMailDomain({ body: { ...key, kind: 'any', trust: 'confirmed' } });
  await scene.start(mentor, `mei@${domain}`);
  return { admin: admin.client, mentor, key, code: await scene.codeTo(`mei@${domain}`) };
}

test('[T-51] a code proves nothing once its domain was flagged, blocked, removed or listed for another university', async () => {
  const { university_id: munich } = { university_id: await universityOf(await scene.mentor('munich')) };
  type Sent = Awaited<ReturnType<typeof sent>>;
  const changes: ((now: Sent) => Promise<unknown>)[] = [
    ({ admin, key }) => admin.patchMailDomain({ body: { ...key, trust: 'flagged', version: 1 } }),
    ({ admin, key }) => admin.patchMailDomain({ body: { ...key, trust: 'blocked', version: 1 } }),
    ({ admin, key }) => admin.deleteMailDomain({ body: key }),
    ({ admin, key }) =>
      admin.createMailDomain({ body: { ...key, university_id: munich, kind: 'any', trust: 'listed' } }),
  ];
  for (const [at, change] of changes.entries()) {
    const now = await sent(`changed${at}-delft.nl`);
    await change(now);
    expect(await refusalCode(scene.confirm(now.mentor, now.code)), String(at)).toBe('PROOF_NEEDS_DOCUMENT');
    expect(await scene.states(now.mentor)).toEqual(['affiliation expired']);
    expect(await scene.mailsTo(`mei@changed${at}-delft.nl`)).toEqual([]);
  }
});

test('[T-56] revoking a domain’s proofs ends the codes on their way, however it is written', async () => {
  const { admin, mentor, code } = await sent('sold-delft.nl');
  const revoke = (domain: string) => admin.revokeDomainProofs({ body: { domain, since: SINCE, reason: 'Sold' } });
  for (const domain of ['a b.nl', 'nobody', 'http://sold-delft.nl']) {
    expect(await refusal(revoke(domain)), domain).toEqual({ code: 'VALIDATION_FAILED', paths: ['domain'] });
  }
  expect(await revoke('@Sold-Delft.NL')).toEqual({ revoked: 0, left_to_others: 0 });
  expect(await scene.states(mentor)).toEqual(['affiliation expired']);
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');
  const again = await scene.enterCode(mentor, 'mei@sold-delft.nl');
  expect(again.state).toBe('proven');
  expect(await revoke('SOLD-delft.nl')).toEqual({ revoked: 1, left_to_others: 0 });
});

test('[T-50] the addresses of a removed domain don’t prove the university above it', async () => {
  const [{ client }, mentor, other] = [await scene.staff('admin'), await scene.mentor(), await scene.mentor('munich')];
  const delft = await universityOf(mentor);
  const below = { domain: 'college.tudelft.nl', university_id: await universityOf(other) };
  await client.createMailDomain({ body: { ...below, kind: 'any', trust: 'listed' } });
  await client.deleteMailDomain({ body: below });
  expect(await refusalCode(scene.start(mentor, 'mei@college.tudelft.nl'))).toBe('PROOF_NEEDS_DOCUMENT');
  // A row of another university that was removed leaves the right one.
  const shared = { domain: 'both-delft.nl', kind: 'any', trust: 'listed' } as const;
  for (const university_id of [delft, below.university_id]) {
    await client.createMailDomain({ body: { ...shared, university_id } });
  }
  expect(await refusalCode(scene.start(mentor, 'mei@both-delft.nl'))).toBe('PROOF_NEEDS_DOCUMENT');
  await client.deleteMailDomain({ body: { domain: shared.domain, university_id: below.university_id } });
  expect(await refusalCode(scene.start(mentor, 'mei@both-delft.nl'))).toBeNull();
});

test('[T-55] nobody on the staff decides on their own proposal, or names themselves', async () => {
  const [mentor, { client }] = [await scene.mentor('edinburgh'), await scene.staff('admin')];
  await grantRole(scene.api, mentor, 'admin');
  const university_id = await universityOf(mentor);
  const page_url = 'https://www.ed.ac.uk/mail';
  await mentor.client.proposeMailDomain({ params: mentor.params, body: { domain: 'mine-ed.uk', page_url } });
  const { proposals } = await client.listAdminMailDomains();
  const params = { id: proposals.find(({ domain }) => domain === 'mine-ed.uk')?.id ?? '' };
  const decide = (who: typeof client) => who.decideMailDomainProposal({ params, body: { accept: true } });
  expect(await refusalCode(decide(mentor.client))).toBe('STAFF_INVOLVED');
  const body = { domain: 'mine-ed.uk', university_id, kind: 'any', trust: 'listed' } as const;
  expect(await refusalCode(mentor.client.createMailDomain({ body }))).toBe('STAFF_INVOLVED');
  const list = { university_id, note: 'The alumni office', emails: ['a@b.nl', mentor.person.email.toUpperCase()] };
  expect(await refusalCode(mentor.client.createVouchList({ body: list }))).toBe('STAFF_INVOLVED');

  // Accepting lifts no flag.
  await client.createMailDomain({ body: { ...body, trust: 'flagged' } });
  expect(await refusalCode(decide(client))).toBe('MAIL_DOMAIN_FLAGGED');
  await client.patchMailDomain({ body: { domain: 'mine-ed.uk', university_id, trust: 'listed', version: 1 } });
  expect(await refusalCode(decide(client))).toBeNull();
});

test('[T-57] an acceptance waits for the withdrawal of its list, and fails', async () => {
  const [{ client }, mentor] = [await scene.staff('admin'), await scene.mentor()];
  const university_id = await universityOf(mentor);
  const body = { university_id, note: 'The alumni office', emails: [mentor.person.email] };
  const { id } = await client.createVouchList({ body });
  const { invite } = await mentor.client.listEducationProofs({ params: mentor.params });
  let accepted: Promise<string | null> = Promise.resolve(null);
  await scene.db.transaction().execute(async (trx) => {
    await trx.updateTable('vouch_list').set({ withdrawn_at: new Date().toISOString() }).where('id', '=', id).execute();
    accepted = refusalCode(mentor.client.acceptVouch({ params: mentor.params, body: { invite_id: invite?.id ?? '' } }));
    await untilWaiting(scene.db, 1);
  });
  expect(await accepted).toBe('NOT_FOUND');
  expect(await scene.states(mentor)).toEqual([]);
});
