import { degreeByCode } from '@abroad/reference-data/degrees';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';

let api: TestApi;
let mentor: MadeMentor;
let prospect: Made;
beforeAll(async () => {
  api = await startTestApi();
  mentor = await make(api).mentor({ origin_country_code: 'VN', about: 'Hello' });
  prospect = await make(api).prospect();
});
afterAll(() => api.close());

const bySlug = (who: Made | null, slug: string) =>
  (who?.client ?? api.as(null)).getMentorProfileBySlug({ params: { slug } });

test('[C-17] [E-03] one’s own profile has every field', async () => {
  expect(await mentor.client.getMyMentorProfile()).toEqual({
    id: mentor.profile_id,
    slug: mentor.slug,
    email: mentor.person.email,
    first_name: 'Linh',
    last_name: 'Trần',
    current_country_code: null,
    origin_country_code: 'VN',
    about: 'Hello',
    why_study_abroad: null,
    career_aspirations: null,
    topics_can_discuss: null,
    profile_image_url: null,
    avatar_medium_url: null,
    avatar_thumbnail_url: null,
    languages: [],
    time_zone: 'Europe/Amsterdam',
    educations: [
      {
        id: expect.any(String),
        school: 'Delft University of Technology',
        university_id: expect.any(String),
        country_code: 'NL',
        degree_id: null,
        field_of_study: null,
        start_date: null,
        end_date: null,
        location: null,
        is_study_abroad: true,
        updated_at: expect.stringMatching(/Z$/),
      },
    ],
    experiences: [],
    is_own_profile: true,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
    profile_status: 'active',
    hidden_until: null,
    hidden_reason: null,
    headline: null,
    video_url: null,
    topics: [],
    proofs: [],
    main_education_id: expect.any(String),
    rating: null,
    review_count: 0,
    session_count: 0,
    reliability: null,
    answers_within_h: null,
    is_trader: false,
    trader: null,
    price_from: 0,
    currency: 'EUR',
    next_available_at: null,
  });
  await expect(prospect.client.getMyMentorProfile()).rejects.toMatchObject({ status: 404, code: 'PROFILE_NOT_FOUND' });
});

test('[C-18] [P-03] changes the named fields, clears the null ones, and only one’s own', async () => {
  const changed = await mentor.client.patchMyMentorProfile({
    body: { headline: 'Wind and grids', about: null, topics: ['thesis'], languages: ['vi', 'en'] },
  });
  expect(changed).toMatchObject({
    headline: 'Wind and grids',
    about: null,
    topics: ['thesis'],
    languages: ['vi', 'en'],
    origin_country_code: 'VN',
  });
  const body = { headline: 'Mine now' };
  await expect(prospect.client.patchMyMentorProfile({ body })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' });
  await expect(api.as(null).patchMyMentorProfile({ body })).rejects.toMatchObject({ status: 401 });
  expect((await bySlug(null, mentor.slug)).headline).toBe('Wind and grids');
});

test('[C-18] a video introduction is stored as one link of YouTube or Vimeo, shown to all, and cleared by null', async () => {
  const write = (video_url: string | null) => mentor.client.patchMyMentorProfile({ body: { video_url } });
  const video_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(await write('youtu.be/dQw4w9WgXcQ?si=shared')).toMatchObject({ video_url });
  expect(await bySlug(null, mentor.slug)).toMatchObject({ video_url });
  await expect(write('https://example.org/video.mp4')).rejects.toMatchObject({ errors: [{ path: 'video_url' }] });
  expect(await write(null)).toMatchObject({ video_url: null });
});

test('[C-18] refuses values outside the lists and unknown fields', async () => {
  await expect(mentor.client.patchMyMentorProfile({ body: { topics: ['magic'] } })).rejects.toMatchObject({
    errors: [{ path: 'topics.0', message: 'Choose a topic from the list' }],
  });
  for (const body of [
    { id: mentor.profile_id },
    { rating: 5 },
    { auth_user_id: prospect.user_id },
    { profile_status: 'suspended' },
  ]) {
    await expect(mentor.client.patchMyMentorProfile({ body: body as object })).rejects.toMatchObject({ status: 400 });
  }
});

test('[C-19] [S-08] says whether the profile is the visitor’s own; signed-out visitors never are the owner', async () => {
  expect((await bySlug(mentor, mentor.slug)).is_own_profile).toBe(true);
  expect((await bySlug(prospect, mentor.slug)).is_own_profile).toBe(false);
  expect((await bySlug(null, mentor.slug)).is_own_profile).toBe(false);
  expect((await bySlug(null, mentor.slug.toUpperCase())).id).toBe(mentor.profile_id);
});

test('[S-11] an unknown slug and an invalid one have different errors, as specified', async () => {
  const missing = { status: 404, code: 'PROFILE_NOT_FOUND', message: 'Profile not found' };
  await expect(bySlug(null, 'nobody-here')).rejects.toMatchObject(missing);
  await expect(bySlug(null, prospect.slug)).rejects.toMatchObject(missing);
  for (const slug of ['a', 'with space', 'trần', "'; drop table", '%', 'x'.repeat(60)]) {
    await expect(bySlug(null, slug), slug).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_SLUG',
      message: 'Invalid user slug',
      errors: [{ path: 'slug', message: 'Use 3 to 50 letters, digits, underscores or hyphens' }],
    });
  }
  await expect(bySlug(null, 'a\0b')).rejects.toMatchObject({ status: 400 });
});

test('[U-17] a paused profile is seen by its owner only, and others learn that it takes no bookings now', async () => {
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
  await expect(bySlug(null, mentor.slug)).rejects.toMatchObject({ status: 404, code: 'PROFILE_PAUSED' });
  await expect(bySlug(prospect, mentor.slug)).rejects.toMatchObject({ status: 404, code: 'PROFILE_PAUSED' });
  expect((await bySlug(mentor, mentor.slug)).profile_status).toBe('paused');
  await mentor.client.patchMyMentorProfile({ body: { profile_status: 'active' } });
  expect((await bySlug(null, mentor.slug)).profile_status).toBe('active');
});

test('a profile that the platform suspended can’t be brought back by its mentor', async () => {
  const other = await make(api).mentor();
  const { db } = api.context;
  await db.updateTable('mentor_profile').set({ status: 'suspended' }).where('id', '=', other.profile_id).execute();
  await expect(other.client.patchMyMentorProfile({ body: { profile_status: 'active' } })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
});

test('attack 27: only its owner, and users with a shared confirmed booking, see an email address', async () => {
  const emailFor = async (who: Made | null) => (await bySlug(who, mentor.slug)).email;
  expect([await emailFor(null), await emailFor(prospect), await emailFor(mentor)]).toEqual([
    null,
    null,
    mentor.person.email,
  ]);
  await insertBooking(api, { mentor, prospect, status: 'confirmed' });
  expect([await emailFor(prospect), await emailFor(null)]).toEqual([mentor.person.email, null]);
  const profile = await mentor.client.getProspectProfileBySlug({ params: { slug: prospect.slug } });
  expect(profile.email).toBe(prospect.person.email);
  const { db } = api.context;
  await db.updateTable('booking').set({ status: 'cancelled' }).where('mentor_user_id', '=', mentor.user_id).execute();
  expect(await emailFor(prospect)).toBeNull();
});

test('public profiles can be cached for a while by all, and answer 304 when nothing changed', async () => {
  const url = `${api.base_url}/api/v1/mentor-profile/profiles/by-slug/${mentor.slug}`;
  const first = await fetch(url);
  expect(first.headers.get('cache-control')).toBe('public, max-age=30');
  const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('[U-17] the newest degree abroad stands for a mentor, an exchange never does beside one, and the mentor chooses another', async () => {
  const { client, slug } = await make(api).mentor({ origin_country_code: 'VN' });
  const card = async () => {
    const { profiles } = await api.as(null).searchProfiles({ query: { page_size: 100 } });
    return profiles.find((profile) => profile.slug === slug)?.country;
  };
  const add = async (degree: string, start_date: string, is_study_abroad = true) => {
    const body = {
      ...(await make(api).education('hanoi')),
      degree_id: degreeByCode(degree)?.id,
      start_date,
      is_study_abroad,
    };
    return client.addMentorEducation({ body });
  };
  const first = (await client.getMyMentorProfile()).main_education_id;
  await add('exchange-semester', '2024-09-01');
  await add('bachelor-science', '2025-09-01', false);
  expect((await client.getMyMentorProfile()).main_education_id).toBe(first);
  expect(await card()).toBe('NL');
  const master = await add('master-science', '2023-09-01');
  expect((await client.getMyMentorProfile()).main_education_id).toBe(master.id);

  const chosen = await client.patchMyMentorProfile({ body: { main_education_id: first } });
  expect(chosen.main_education_id).toBe(first);
  expect(await card()).toBe('NL');
  await client.deleteMentorEducation({ params: { id: first ?? '' } });
  expect((await bySlug(null, slug)).main_education_id).toBe(master.id);
  expect(await card()).toBe('VN');

  const theirs = (await mentor.client.getMyMentorProfile()).main_education_id;
  await expect(client.patchMyMentorProfile({ body: { main_education_id: theirs } })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'main_education_id', message: 'Choose one of your own studies' }],
  });
  const back = await client.patchMyMentorProfile({ body: { main_education_id: null } });
  expect(back.main_education_id).toBe(master.id);
});
