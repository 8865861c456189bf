import { expect, test } from 'vitest';
import { make, type KnownUniversity } from '../../testing/make.ts';
import { proofScene } from '../../testing/proof-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { loadReferenceData } from '../reference/load-reference-data.ts';

const scene = proofScene();

const idOf = async (name: KnownUniversity) => (await make(scene.api).education(name)).university_id;
const domainsOf = async (university_id: string) =>
  (await scene.api.as(null).listMailDomains({ params: { id: university_id } })).items.map(({ domain }) => domain);

test('[T-55] an admin adds, changes and removes mail domains, and a newer reference list keeps that', async () => {
  const { client } = await scene.staff('admin');
  const university_id = await idOf('delft');
  const listed = async (search: string) => (await client.listAdminMailDomains({ query: { search } })).items;
  expect(await domainsOf(university_id)).toContain('tudelft.nl');

  const mine = { domain: 'alumni-delft.nl', university_id };
  expect(await client.createMailDomain({ body: { ...mine, kind: 'alumni', trust: 'confirmed' } })).toMatchObject({
    source: 'staff',
    version: 1,
    proofs: 0,
    flags: [],
  });
  expect(await refusalCode(client.createMailDomain({ body: { ...mine, kind: 'any', trust: 'listed' } }))).toBe(
    'ALREADY_EXISTS',
  );
  const [delft] = await listed('tudelft.nl');
  await client.patchMailDomain({
    body: { domain: 'tudelft.nl', university_id, trust: 'blocked', version: delft?.version ?? 0 },
  });
  const late = { domain: 'tudelft.nl', university_id, kind: 'staff', version: delft?.version ?? 0 } as const;
  expect(await refusalCode(client.patchMailDomain({ body: late }))).toBe('CHANGED_MEANWHILE');
  const munich = await idOf('munich');
  const removed = { domain: 'tum.de', university_id: munich };
  expect(await client.deleteMailDomain({ body: removed })).toBeUndefined();
  expect(await refusalCode(client.deleteMailDomain({ body: removed }))).toBe('NOT_FOUND');

  await scene.db.deleteFrom('reference_list').execute();
  await scene.db.deleteFrom('university_mail_domain').where('domain', '=', 'tu-muenchen.de').execute();
  await loadReferenceData(scene.api.context.config.database_url ?? '');
  expect(await domainsOf(university_id)).toEqual(['alumni-delft.nl']);
  expect(await domainsOf(munich)).toEqual(['tu-muenchen.de']);
  expect((await listed('tudelft.nl'))[0]).toMatchObject({ trust: 'blocked', source: 'staff' });

  // Blocked leads to a document, as everything that proves nothing by itself does.
  expect(await refusalCode(scene.start(await scene.mentor(), 'mei@tudelft.nl'))).toBe('PROOF_NEEDS_DOCUMENT');
  await client.patchMailDomain({ body: { domain: 'tudelft.nl', university_id, trust: 'confirmed', version: 2 } });
});

test('[T-55] what is no one’s domain can’t be listed', async () => {
  const { client } = await scene.staff('admin');
  const university_id = await idOf('delft');
  for (const domain of [
    'edu.au',
    'ac.uk',
    'nl',
    'delft.onmicrosoft.com',
    'gmail.com',
    'a b.nl',
    'user@',
    'http://x.nl',
    '127.0.0.1',
  ]) {
    const body = { domain, university_id, kind: 'any', trust: 'listed' } as const;
    expect(await refusal(client.createMailDomain({ body })), domain).toEqual({
      code: 'VALIDATION_FAILED',
      paths: ['domain'],
    });
  }
  const nowhere = { domain: 'x.nl', university_id: crypto.randomUUID(), kind: 'any', trust: 'listed' } as const;
  expect(await refusal(client.createMailDomain({ body: nowhere }))).toMatchObject({ paths: ['university_id'] });
});

test('[T-50] the address of a college of CUNY proves the college alone', async () => {
  const { client } = await scene.staff('admin');
  const { items } = await client.listAdminMailDomains({ query: { search: 'cuny.edu', page_size: 100 } });
  const flagsOf = (domain: string) => items.find((item) => item.domain === domain)?.flags;
  expect(flagsOf('cuny.edu')).toEqual(['parent']);
  expect(flagsOf('baruch.cuny.edu')).toEqual(['child']);
  expect(await domainsOf(items.find(({ domain }) => domain === 'baruch.cuny.edu')?.university.id ?? '')).toContain(
    'baruch.cuny.edu',
  );
});

test('[T-55] a mentor proposes a domain with a page that names it, and an admin accepts it', async () => {
  const [mentor, { client }] = [await scene.mentor('edinburgh'), await scene.staff('admin')];
  const propose = (domain: string, page_url = 'https://www.ed.ac.uk/alumni/mail') =>
    mentor.client.proposeMailDomain({ params: mentor.params, body: { domain, page_url } });
  expect(await refusal(propose('gmail.com'))).toMatchObject({ paths: ['domain'] });
  expect(await refusal(propose('ed-alumni.ac.uk', 'javascript:alert(1)'))).toMatchObject({ paths: ['page_url'] });
  expect(await refusalCode(scene.start(mentor, 'mei@ed-alumni.ac.uk'))).toBe('PROOF_NEEDS_DOCUMENT');
  await propose('ed-alumni.ac.uk');
  await propose('ed-alumni.ac.uk');
  const { proposals } = await client.listAdminMailDomains();
  expect(proposals.filter(({ domain }) => domain === 'ed-alumni.ac.uk')).toHaveLength(1);
  const [proposal] = proposals;
  const params = { id: proposal?.id ?? '' };
  await client.decideMailDomainProposal({ params, body: { accept: true } });
  expect(await refusalCode(client.decideMailDomainProposal({ params, body: { accept: true } }))).toBe('NOT_FOUND');
  expect((await scene.enterCode(mentor, 'mei@ed-alumni.ac.uk')).state).toBe('proven');
});

test('[T-56] mailboxes were sold: all proofs of a domain since a date are revoked in one action, and their mailboxes stay taken, also after an erasure', async () => {
  const { client, user_id } = await scene.staff('admin');
  const university_id = await idOf('edinburgh');
  await client.createMailDomain({ body: { domain: 'sold-ed.uk', university_id, kind: 'any', trust: 'confirmed' } });
  const prove = async (email: string) => {
    const mentor = await scene.mentor('edinburgh');
    await scene.prove(mentor, email);
    return mentor;
  };
  const early = await prove('a@sold-ed.uk');
  await scene.db
    .updateTable('education_proof')
    .set({ proven_at: '2026-01-01T00:00:00Z' })
    .where('auth_user_id', '=', early.user_id)
    .execute();
  const late = [await prove('b@sold-ed.uk'), await prove('c@sold-ed.uk')];
  const elsewhere = await prove('d@ed.ac.uk');
  const since = '2026-02-01T00:00:00Z';
  const ahead = { domain: 'sold-ed.uk', since: '2199-01-01T00:00:00Z', reason: 'Sold' };
  expect(await refusal(client.revokeDomainProofs({ body: ahead }))).toMatchObject({ paths: ['since'] });
  const body = { domain: 'sold-ed.uk', since, reason: 'Mailboxes were sold' };
  expect(await client.revokeDomainProofs({ body })).toEqual({ revoked: 2, left_to_others: 0 });
  expect(await client.revokeDomainProofs({ body })).toEqual({ revoked: 0, left_to_others: 0 });
  expect(await scene.states(early)).toEqual(['affiliation proven']);
  expect(await scene.states(elsewhere)).toEqual(['affiliation proven']);
  for (const mentor of late) {
    expect(await scene.states(mentor)).toEqual(['affiliation revoked']);
    const kinds = (await scene.mailsTo(mentor.person.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'decision_made' || kind.startsWith('proof_re'))).toEqual(['decision_made']);
  }
  const [revoked] = late;
  if (revoked) {
    await scene.start(revoked, 'b@sold-ed.uk');
    expect(await refusalCode(scene.confirm(revoked, await scene.codeTo('b@sold-ed.uk')))).toBe('PROOF_ADDRESS_TAKEN');
    const { items } = await revoked.client.listEducationProofs({ params: revoked.params });
    const [first] = items.filter(({ state }) => state === 'revoked');
    const params = { ...revoked.params, proof_id: first?.id ?? '' };
    expect(await refusalCode(revoked.client.deleteEducationProof({ params }))).toBe('NOT_FOUND');
  }
  const erased = late[1];
  await erased?.client.deleteAccount({ body: { confirm: erased.slug } });
  const anew = await scene.mentor('edinburgh');
  await scene.start(anew, 'c@sold-ed.uk');
  expect(await refusalCode(scene.confirm(anew, await scene.codeTo('c@sold-ed.uk')))).toBe('PROOF_ADDRESS_TAKEN');
  const kept = scene.db.selectFrom('proof_address').select('is_revoked').where('auth_user_id', 'is', null);
  expect(await kept.execute()).toEqual([{ is_revoked: true }]);
  const audit = await client.listStaffEvents({ query: { kind: 'proofs_revoked' } });
  expect(audit.items[0]).toMatchObject({
    actor: { user_id },
    subject: { type: 'mail_domain', id: 'sold-ed.uk' },
    reason: 'Mailboxes were sold',
  });
});

test('[T-57] a university names mentors by their addresses; they accept it, once, and it ends with the list', async () => {
  const { client } = await scene.staff('admin');
  const [mentor, other] = [await scene.mentor(), await scene.mentor()];
  const { university_id } = (await mentor.client.getMyMentorProfile()).educations[0] ?? {};
  const body = { university_id: university_id ?? '', note: 'The alumni office', emails: [mentor.person.email] };
  const list = await client.createVouchList({ body });
  expect(list).toMatchObject({ invited: 1, accepted: 0 });
  const subjects = (await scene.mailsTo(mentor.person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Delft University of Technology names you as one of its own');
  const invites = await scene.db.selectFrom('vouch_invite').selectAll().where('list_id', '=', list.id).execute();
  expect(JSON.stringify(invites)).not.toContain(mentor.person.email);

  const { invite } = await mentor.client.listEducationProofs({ params: mentor.params });
  expect(await other.client.listEducationProofs({ params: other.params })).toMatchObject({ invite: null });
  const accept = (who: typeof mentor) =>
    who.client.acceptVouch({ params: who.params, body: { invite_id: invite?.id ?? '' } });
  expect(await refusalCode(accept(other))).toBe('NOT_FOUND');
  const codes = await Promise.all([refusalCode(accept(mentor)), refusalCode(accept(mentor))]);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await scene.states(mentor)).toEqual(['vouched proven']);
  expect((await client.listVouchLists()).items[0]).toMatchObject({ accepted: 1 });

  await client.deleteVouchList({ params: { id: list.id } });
  // It can be repeated, as after a crash.
  await client.deleteVouchList({ params: { id: list.id } });
  expect(await refusalCode(client.deleteVouchList({ params: { id: crypto.randomUUID() } }))).toBe('NOT_FOUND');
  expect(await scene.states(mentor)).toEqual(['vouched revoked']);
});
