import { CreateSavedSearch } from '@abroad/contract';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { getUniversities } from '../reference/university-list.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { insertProof } from '../../testing/insert-proof.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
// On a busy machine the index takes longer to be made than a call may take.
beforeAll(async () => void (await getUniversities(scene.api.context)).index);
let count = 0;
/** A university that no list has and no other test enters. */
const unlisted = () => {
  count += 1;
  const word = `xyzzy${'abcdefghijklmnop'.charAt(count).repeat(3)}q`;
  return { name: `${word} College`, country_code: 'VN', website: `https://www.${word}.edu.vn/about` };
};
const find = async (name: string) =>
  (await scene.api.as(null).searchUniversities({ query: { name, page_size: 5 } })).universities;
const mentorsAt = async (id: string) =>
  (await scene.api.as(null).searchProfiles({ query: { university_ids: [id], expand: ['facets'] } })) as {
    total_count: number;
    university_names: Record<string, string>;
  };

async function admin() {
  const person = await scene.prospect();
  await grantRole(scene.api, person, 'admin');
  return person;
}

/** A mentor whose study is at a university that they entered. */
async function entered() {
  const fields = unlisted();
  const mentor = await scene.mentor();
  const university = await mentor.client.enterUniversity({ body: fields });
  const [study] = (await mentor.client.getMyMentorProfile()).educations;
  const params = { id: study?.id ?? '' };
  const education = () =>
    mentor.client
      .getMyMentorProfile()
      .then(({ educations }) => educations.find(({ id }) => id === params.id) ?? { school: '', country_code: '' });
  await mentor.client.patchMentorEducation({ params, body: { university_id: university.id, school: 'My old school' } });
  return { fields, mentor, university, education, params };
}

test('[N-29] a university that isn’t listed can be entered and named at once; the list doesn’t show it until it has been checked', async () => {
  const { fields, university, education } = await entered();
  expect(university).toMatchObject({ name: fields.name, country_code: 'VN', domains: [], is_listed: false });
  expect(await education()).toMatchObject({
    university_id: university.id,
    country_code: 'VN',
    school: 'My old school',
  });
  expect(await find(fields.name)).toEqual([]);
  const { universities } = await scene.api.as(null).lookupReference({ query: { university_ids: [university.id] } });
  expect(universities).toEqual([university]);
  expect(await mentorsAt(university.id)).toMatchObject({ total_count: 1, university_names: {} });
});

test('[N-29] who enters what is listed, or was entered before, gets that one', async () => {
  const { client } = await scene.prospect();
  const enter = (body: { name: string; country_code: string; website?: string }) => client.enterUniversity({ body });
  const [delft] = await find('TU Delft');
  expect(await enter({ name: 'Delft Uni', country_code: 'NL', website: 'http://www.library.tudelft.nl' })).toEqual(
    delft,
  );
  expect(await enter({ name: 'delft university of technology', country_code: 'NL' })).toEqual(delft);
  const fields = unlisted();
  const first = await enter(fields);
  const other = await scene.prospect();
  expect((await other.client.enterUniversity({ body: { ...fields, name: fields.name.toUpperCase() } })).id).toBe(
    first.id,
  );
  expect((await enter({ ...fields, country_code: 'TH' })).id).not.toBe(first.id);
});

test('[N-29] two who enter the same at once get one university', async () => {
  const [fields, one, other] = [unlisted(), await scene.prospect(), await scene.prospect()];
  const both = await Promise.all([one, other].map(({ client }) => client.enterUniversity({ body: fields })));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
});

test('[N-29] bad input names the field', async () => {
  const { client } = await scene.prospect();
  const body = { name: ' ', country_code: 'ZZ', website: 'javascript:alert(1)' };
  expect(await refusal(client.enterUniversity({ body }))).toEqual({
    code: 'VALIDATION_FAILED',
    paths: ['name', 'website'],
  });
  const nowhere = client.enterUniversity({ body: { ...unlisted(), country_code: 'ZZ' } });
  expect(await refusal(nowhere)).toEqual({ code: 'VALIDATION_FAILED', paths: ['country_code'] });
});

test('[N-29] what isn’t checked is no one’s aim and no one’s filter', async () => {
  const { university } = await entered();
  const { client } = await scene.prospect();
  const body = { target_university_ids: [university.id] };
  expect(await refusalCode(client.patchMyProspectProfile({ body }))).toBe('VALIDATION_FAILED');
  const filters = { university_ids: [university.id] };
  expect(
    await refusalCode(client.createSavedSearch({ body: CreateSavedSearch.parse({ name: 'Mine', filters }) })),
  ).toBe('VALIDATION_FAILED');
});

test('[N-29] the staff list it, as they write it: it is found, with its domain, and the profiles follow', async () => {
  const { client } = await admin();
  const { fields, university, education } = await entered();
  const { items } = await client.listEnteredUniversities({ query: { page_size: 100 } });
  expect(items.find(({ id }) => id === university.id)).toMatchObject({ ...fields, profiles: 1, near: [] });
  const name = `${fields.name} of Arts`;
  await client.checkUniversity({
    params: { id: university.id },
    body: { decision: 'list', name, country_code: 'LA', website: fields.website },
  });
  const host = new URL(fields.website).hostname.replace('www.', '');
  const listed = { id: university.id, name, country_code: 'LA', domains: [host] };
  expect(await find(name)).toEqual([expect.objectContaining(listed)]);
  expect(await find(fields.name)).toEqual([expect.objectContaining(listed)]);
  const { items: domains } = await scene.api.as(null).listMailDomains({ params: { id: university.id } });
  expect(domains).toEqual([{ domain: host, kind: 'any' }]);
  await scene.runJobs('follow-university');
  expect(await education()).toMatchObject({ country_code: 'LA', school: 'My old school' });
  expect((await mentorsAt(university.id)).university_names).toMatchObject({ [university.id]: name });
  const again = client.checkUniversity({ params: { id: university.id }, body: { decision: 'decline' } });
  expect(await refusalCode(again)).toBe('NOT_FOUND');
});

test('[N-29] the staff merge it into a listed one: profiles, proofs and later answers lead there, and nothing of them is lost', async () => {
  const { client } = await admin();
  const { mentor, university, education, params } = await entered();
  const before = await education();
  await mentor.client.proposeMailDomain({
    params,
    body: { domain: 'old.edu.vn', page_url: 'https://old.edu.vn/mail' },
  });
  const [hanoi] = await find('Vietnam National University, Hanoi');
  const merge = (into_id: string) =>
    client.checkUniversity({ params: { id: university.id }, body: { decision: 'merge', into_id } });
  for (const unknown of [newId(), university.id]) {
    expect(await refusal(merge(unknown))).toEqual({ code: 'VALIDATION_FAILED', paths: ['into_id'] });
  }
  await merge(hanoi?.id ?? '');
  await mentor.client.patchMentorEducation({ params, body: { university_id: university.id } });
  await scene.runJobs('follow-university');
  expect(await education()).toEqual({ ...before, university_id: hanoi?.id, updated_at: expect.any(String) });
  expect((await mentorsAt(hanoi?.id ?? '')).total_count).toBe(1);
  expect((await mentorsAt(university.id)).total_count).toBe(0);
  const aim = mentor.client.createSavedSearch({
    body: CreateSavedSearch.parse({ name: 'Mine', filters: { university_ids: [university.id] } }),
  });
  expect(await refusalCode(aim)).toBe('VALIDATION_FAILED');
  const { universities } = await scene.api.as(null).lookupReference({ query: { university_ids: [university.id] } });
  expect(universities).toEqual([hanoi]);
  const { proposals } = await client.listAdminMailDomains();
  expect(proposals.find(({ domain }) => domain === 'old.edu.vn')?.university.id).toBe(hanoi?.id);
});

test('[N-29] one that is merged into another that was merged before leads to the listed one, with the mail domains that were accepted for it', async () => {
  const { client } = await admin();
  const [first, second] = [await entered(), await entered()];
  const [hanoi] = await find('Vietnam National University, Hanoi');
  const propose = async ({ mentor, params, fields }: typeof first) => {
    const domain = `mail.${new URL(fields.website).hostname.replace('www.', '')}`;
    await mentor.client.proposeMailDomain({ params, body: { domain, page_url: 'https://example.edu.vn/mail' } });
    const { proposals } = await client.listAdminMailDomains();
    const id = proposals.find((one) => one.domain === domain)?.id ?? '';
    return { domain, accept: () => client.decideMailDomainProposal({ params: { id }, body: { accept: true } }) };
  };
  const [later, before] = [await propose(first), await propose(second)];
  await before.accept();
  const merge = (id: string, into_id: string) =>
    client.checkUniversity({ params: { id }, body: { decision: 'merge', into_id } });
  await merge(first.university.id, hanoi?.id ?? '');
  await merge(second.university.id, first.university.id);
  await later.accept();
  await scene.runJobs('follow-university');
  expect(await second.education()).toMatchObject({ university_id: hanoi?.id });
  const { successor_id } = await scene.api.context.db
    .selectFrom('university')
    .select('successor_id')
    .where('id', '=', second.university.id)
    .executeTakeFirstOrThrow();
  expect(successor_id).toBe(hanoi?.id);
  const { items } = await scene.api.as(null).listMailDomains({ params: { id: hanoi?.id ?? '' } });
  for (const { domain } of [before, later]) {
    expect(items).toContainEqual({ domain, kind: 'any' });
  }
});

test('[N-29] a change of something else before the profiles follow a merge ends no proof, and the mailbox stays taken where the proof goes', async () => {
  const { client } = await admin();
  const { mentor, university, params } = await entered();
  const email = `linh@${newId()}.edu.vn`;
  await insertProof(scene.api, mentor, { university_id: university.id, email });
  const [hanoi] = await find('Vietnam National University, Hanoi');
  const into_id = hanoi?.id ?? '';
  await client.checkUniversity({ params: { id: university.id }, body: { decision: 'merge', into_id } });
  await mentor.client.patchMentorEducation({ params, body: { location: 'Hanoi' } });
  await scene.runJobs('follow-university');
  const { db } = scene.api.context;
  const of = mentor.user_id;
  expect(
    await db.selectFrom('education_proof').select(['university_id', 'state']).where('auth_user_id', '=', of).execute(),
  ).toEqual([{ university_id: into_id, state: 'proven' }]);
  expect(await db.selectFrom('proof_address').select('university_id').where('auth_user_id', '=', of).execute()).toEqual(
    [{ university_id: into_id }],
  );
});

test('[N-29] who entered it doesn’t decide about it, and one that is left off the list stays in the profiles', async () => {
  const { fields, mentor, university, education } = await entered();
  await grantRole(scene.api, mentor, 'admin');
  const decline = (client: typeof mentor.client) =>
    client.checkUniversity({ params: { id: university.id }, body: { decision: 'decline' } });
  expect(await refusalCode(decline(mentor.client))).toBe('STAFF_INVOLVED');
  await decline((await admin()).client);
  expect(await education()).toMatchObject({ university_id: university.id });
  expect(await find(fields.name)).toEqual([]);
});

test('[N-29] another process knows it at once where someone names it', async () => {
  const { db } = scene.api.context;
  const id = newId();
  const row = { id, name: 'Entered elsewhere', state_province: null, country_code: 'LA', rank: null, is_listed: false };
  await db.insertInto('university').values(row).execute();
  const mentor = await scene.mentor();
  const added = await mentor.client.addMentorEducation({ body: { school: 'Elsewhere', university_id: id } });
  expect(added).toMatchObject({ university_id: id, country_code: 'LA' });
});

test('[N-29] the university stays when the account of who entered it is erased', async () => {
  const fields = unlisted();
  const { client, slug } = await scene.prospect();
  const { id } = await client.enterUniversity({ body: fields });
  await client.deleteAccount({ body: { confirm: slug } });
  const { items } = await (await admin()).client.listEnteredUniversities({ query: { page_size: 100 } });
  expect(items.map((one) => one.id)).toContain(id);
});
