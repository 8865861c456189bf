import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const anybody = () => api.as(null);

test('[C-47] changes the named fields and leaves the rest', async () => {
  const { client, slug } = await make(api).user({ first_name: 'Ada', last_name: 'Byron' });
  const changed = await client.patchAuthenticatedUser({ body: { last_name: 'Lovelace', time_zone: 'Europe/London' } });
  expect(changed).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace', time_zone: 'Europe/London', slug });
  await expect(client.patchAuthenticatedUser({ body: { time_zone: 'Mars/Base' } })).rejects.toMatchObject({
    errors: [{ path: 'time_zone', message: 'Choose a time zone from the list' }],
  });
});

test('[C-47] an old slug leads to the profile, answers with the new one, and can’t be taken by others', async () => {
  const mentor = await make(api).mentor();
  await mentor.client.patchAuthenticatedUser({ body: { slug: 'new-address' } });
  const profile = await anybody().getMentorProfileBySlug({ params: { slug: mentor.slug.toUpperCase() } });
  expect(profile).toMatchObject({ id: mentor.profile_id, slug: 'new-address' });

  const other = await make(api).user();
  await expect(other.client.patchAuthenticatedUser({ body: { slug: mentor.slug } })).rejects.toMatchObject({
    status: 409,
    code: 'SLUG_TAKEN',
  });
  await expect(
    make(api)
      .user()
      .then(() => other.client.patchAuthenticatedUser({ body: { slug: 'NEW-address' } })),
  ).rejects.toMatchObject({ code: 'SLUG_TAKEN' });
});

test('one can take back a former slug of one’s own, and only change its case', async () => {
  const { client, slug } = await make(api).user();
  for (const next of ['second-one', slug, 'second-one', 'Second-One', slug]) {
    expect((await client.patchAuthenticatedUser({ body: { slug: next } })).slug).toBe(next);
  }
});

test('[N-06] the three last slugs lead to their owner, and the one before is free again', async () => {
  const mentor = await make(api).mentor();
  const other = await make(api).user();
  const change = (slug: string) => mentor.client.patchAuthenticatedUser({ body: { slug } });
  const monthAgo = () =>
    api.context.db
      .updateTable('former_slug')
      .set({ created_at: sql<string>`created_at - interval '31 days'` })
      .where('auth_user_id', '=', mentor.user_id)
      .execute();
  for (const slug of ['former-two', 'former-three', 'former-four']) {
    await change(slug);
    await monthAgo();
  }
  await expect(other.client.patchAuthenticatedUser({ body: { slug: mentor.slug } })).rejects.toMatchObject({
    code: 'SLUG_TAKEN',
  });
  await change('former-five');
  for (const slug of ['former-two', 'former-three', 'former-four']) {
    expect((await anybody().getMentorProfileBySlug({ params: { slug } })).slug).toBe('former-five');
  }
  await expect(anybody().getMentorProfileBySlug({ params: { slug: mentor.slug } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await other.client.patchAuthenticatedUser({ body: { slug: mentor.slug } })).slug).toBe(mentor.slug);
});

test('[N-06] a slug is changed three times in 30 days, however many changes come at once', async () => {
  const { client, user_id } = await make(api).user();
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => client.patchAuthenticatedUser({ body: { slug: `squatted-${at}` } })),
  );
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refusals).toHaveLength(5);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 409, code: 'SLUG_CHANGED_OFTEN' });
  }
  const kept = await api.context.db
    .selectFrom('former_slug')
    .select('slug')
    .where('auth_user_id', '=', user_id)
    .execute();
  expect(kept).toHaveLength(3);
  const [former] = kept;
  expect((await client.patchAuthenticatedUser({ body: { slug: former?.slug ?? '' } })).slug).toBe(former?.slug);
});

test('[N-06] a slug that looks like another user’s present or former one is taken', async () => {
  const [{ client }, other] = await Promise.all([make(api).user(), make(api).user()]);
  await client.patchAuthenticatedUser({ body: { slug: 'Lookalike_101' } });
  await client.patchAuthenticatedUser({ body: { slug: 'carmen-lo' } });
  for (const slug of ['1ookalike-101', 'LOOKaIike-lOl', 'carmen_l0', 'carrnen-lo', 'CARMEN-1O']) {
    const wanted = other.client.patchAuthenticatedUser({ body: { slug } });
    await expect(wanted, slug).rejects.toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
    expect(await other.client.checkSlug({ params: { slug } }), slug).toEqual({ slug, available: false });
  }
  expect((await client.patchAuthenticatedUser({ body: { slug: 'carrnen_lo' } })).slug).toBe('carrnen_lo');
});

test('[N-06] of look-alike slugs that are requested at once, one is given', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => make(api).user()));
  const wanted = ['minh-0l', 'rninh-ol', 'minh_Ol', 'Minh-Ol'];
  const results = await Promise.allSettled(
    people.map(({ client }, at) => client.patchAuthenticatedUser({ body: { slug: wanted[at] ?? '' } })),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('[N-06] names of the product and its team are refused where a record is made or changed', async () => {
  const { client } = await make(api).user();
  await expect(
    client.patchAuthenticatedUser({ body: { first_name: 'Abroad', last_name: 'Mentоrs' } }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'first_name', message: 'Use your own name, not our service’s or our team’s' }],
  });
  expect(await client.getAuthenticatedUser()).toMatchObject({ first_name: 'Ada' });
  await expect(api.signUp({ first_name: 'Support', last_name: 'Team' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('attack 17: a slug that two users request at once goes to one of them', async () => {
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
