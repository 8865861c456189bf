import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const anybody = () => api.as(null);

test('[C-47] changes what is named and leaves the rest', async () => {
  const { client, slug } = await api.signUp({ first_name: 'Ada', last_name: 'Byron' });
  const changed = await client.patchAuthenticatedUser({ body: { last_name: 'Lovelace', time_zone: 'Europe/London' } });
  expect(changed).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace', time_zone: 'Europe/London', slug });
  await expect(client.patchAuthenticatedUser({ body: { time_zone: 'Mars/Base' } })).rejects.toMatchObject({
    errors: [{ path: 'time_zone', message: 'Choose a time zone from the list' }],
  });
});

test('[C-47] an old slug leads to the profile, answers with the new one, and nobody else can have it', async () => {
  const mentor = await make(api).mentor();
  await mentor.client.patchAuthenticatedUser({ body: { slug: 'new-address' } });
  const profile = await anybody().getMentorProfileBySlug({ params: { slug: mentor.slug.toUpperCase() } });
  expect(profile).toMatchObject({ id: mentor.profile_id, slug: 'new-address' });

  const other = await api.signUp();
  await expect(other.client.patchAuthenticatedUser({ body: { slug: mentor.slug } })).rejects.toMatchObject({
    status: 409,
    code: 'SLUG_TAKEN',
  });
  await expect(
    api.signUp().then(() => other.client.patchAuthenticatedUser({ body: { slug: 'NEW-address' } })),
  ).rejects.toMatchObject({ code: 'SLUG_TAKEN' });
});

test('one can take back a former slug of one’s own, and only change its case', async () => {
  const { client, slug } = await api.signUp();
  for (const next of ['second-one', slug, 'second-one', 'Second-One', slug]) {
    expect((await client.patchAuthenticatedUser({ body: { slug: next } })).slug).toBe(next);
  }
});

test('attack 17: a slug that two want at once goes to one of them', async () => {
  const people = await Promise.all([api.signUp(), api.signUp(), api.signUp()]);
  const results = await Promise.allSettled(
    people.map(({ client }) => client.patchAuthenticatedUser({ body: { slug: 'wanted-by-all' } })),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a new person called like a former slug gets another one', async () => {
  const names = { first_name: 'Rare', last_name: 'Namesake' };
  const first = await api.signUp(names);
  await first.client.patchAuthenticatedUser({ body: { slug: 'rare-no-more' } });
  expect((await api.signUp(names)).slug).toBe('rare-namesake-2');
});

test('a mentor who changes their name is found by the new one at once', async () => {
  const { client, profile_id } = await make(api).mentor();
  await client.patchAuthenticatedUser({ body: { last_name: 'Zubrowka' } });
  const { profiles } = await anybody().searchProfiles({ query: { keyword: ['zubrowka'] } });
  expect(profiles.map((profile) => profile.profile_id)).toEqual([profile_id]);
});
