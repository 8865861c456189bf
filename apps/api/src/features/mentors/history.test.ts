import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const found = async (keyword: string) =>
  (await api.as(null).searchProfiles({ query: { keyword: [keyword] } })).profiles.map(({ profile_id }) => profile_id);
const LAST = {
  status: 400,
  code: 'VALIDATION_FAILED',
  errors: [{ path: 'educations', message: 'At least one education entry is required' }],
};

test('[C-22] [V-11] the last education of a mentor stays, also when two are deleted at once', async () => {
  const { client } = await make(api).mentor();
  const [first] = (await client.getMyMentorProfile()).educations;
  const only = { params: { id: first?.id ?? '' } };
  await expect(client.deleteMentorEducation(only)).rejects.toMatchObject(LAST);
  const { id } = await client.addMentorEducation({ body: await make(api).education('hanoi') });
  const both = await Promise.allSettled([
    client.deleteMentorEducation(only),
    client.deleteMentorEducation({ params: { id } }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject(LAST);
  expect((await client.getMyMentorProfile()).educations).toHaveLength(1);
});

test('[C-34] [V-11] a prospect begins without an education, and keeps the last of those that were added', async () => {
  const { client } = await make(api).prospect();
  expect((await client.getMyProspectProfile()).educations).toEqual([]);
  const { id } = await client.addProspectEducation({ body: await make(api).education('hanoi') });
  const first = { params: { id } };
  await expect(client.deleteProspectEducation(first)).rejects.toMatchObject(LAST);
  await client.addProspectEducation({ body: await make(api).education('hanoi') });
  await client.deleteProspectEducation(first);
  expect((await client.getMyProspectProfile()).educations).toHaveLength(1);
});

test('[C-20] [C-21] [C-23] [C-25] the search knows of every change as soon as it is answered', async () => {
  const { client, profile_id } = await make(api).mentor();
  const study = await client.addMentorEducation({
    body: await make(api).education('hanoi', { field_of_study: 'Zymurgy' }),
  });
  expect(await found('zymurgy')).toEqual([profile_id]);
  await client.patchMentorEducation({ params: { id: study.id }, body: { field_of_study: 'Quaternions' } });
  expect(await found('zymurgy')).toEqual([]);
  expect(await found('quaternions')).toEqual([profile_id]);
  const job = await client.addMentorExperience({ body: { organisation: 'Xylophonics' } });
  expect(await found('xylophonics')).toEqual([profile_id]);
  await client.deleteMentorExperience({ params: { id: job.id } });
  expect(await found('xylophonics')).toEqual([]);
});

test('a paused mentor’s changes bring nothing back into the search', async () => {
  const { client } = await make(api).mentor();
  await client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await client.addMentorExperience({ body: { organisation: 'Hiddenworks' } });
  expect(await found('hiddenworks')).toEqual([]);
});

test('[C-18] [C-29] texts that another window changed in the meantime are not overwritten', async () => {
  const stale = { status: 409, code: 'CHANGED_MEANWHILE' };
  const mentor = await make(api).mentor();
  const seen = (await mentor.client.getMyMentorProfile()).updated_at;
  await mentor.client.patchMyMentorProfile({ body: { about: 'first window', updated_at: seen } });
  await expect(
    mentor.client.patchMyMentorProfile({ body: { about: 'second window', updated_at: seen } }),
  ).rejects.toMatchObject(stale);
  expect((await mentor.client.getMyMentorProfile()).about).toBe('first window');

  const prospect = await make(api).prospect();
  const { updated_at } = await prospect.client.getMyProspectProfile();
  await prospect.client.patchMyProspectProfile({ body: { about: 'first window', updated_at } });
  await expect(
    prospect.client.patchMyProspectProfile({ body: { about: 'second window', updated_at } }),
  ).rejects.toMatchObject(stale);
  expect(await prospect.client.patchMyProspectProfile({ body: { about: 'the last wins' } })).toMatchObject({
    about: 'the last wins',
  });
});

test('[C-18] entries that change in the meantime don’t block a change of texts', async () => {
  const { client } = await make(api).mentor();
  const { updated_at } = await client.getMyMentorProfile();
  await client.addMentorExperience({ body: { organisation: 'TenneT' } });
  expect(await client.patchMyMentorProfile({ body: { about: 'Hello', updated_at } })).toMatchObject({ about: 'Hello' });
});

test('[C-19] a former slug, in any case, leads to the profile with its present one', async () => {
  const { client, slug } = await make(api).mentor({ first_name: 'Former', last_name: 'Name' });
  await client.patchAuthenticatedUser({ body: { slug: 'present-name' } });
  for (const asked of [slug, slug.toUpperCase(), 'present-name', 'PRESENT-name']) {
    expect(await api.as(null).getMentorProfileBySlug({ params: { slug: asked } })).toMatchObject({
      slug: 'present-name',
      first_name: 'Former',
    });
  }
});
