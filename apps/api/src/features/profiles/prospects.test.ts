import { degreeByCode } from '@abroad/reference-data/degrees';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { suspend } from '../moderation/decide-on-account.ts';

let api: TestApi;
let mentor: MadeMentor;
beforeAll(async () => {
  api = await startTestApi();
  mentor = await make(api).mentor();
});
afterAll(() => api.close());

const bySlug = (who: Made | null, slug: string) =>
  (who?.client ?? api.as(null)).getProspectProfileBySlug({ params: { slug } });
const HIDDEN = { status: 404, code: 'PROFILE_NOT_FOUND' };

test('[C-31] [C-28] [E-22] makes a prospect with everything that was said', async () => {
  const { client, person, slug } = await make(api).user();
  const education = await make(api).education('hanoi', { is_study_abroad: false, start_date: '2020-09-01' });
  const profile = await client.createProspectProfile({
    body: {
      first_name: 'Amara',
      last_name: 'Okafor',
      about: 'Looking for a master in wind energy.',
      origin_country_code: 'NG',
      time_zone: 'Africa/Lagos',
      target_country_codes: ['NL', 'DE'],
      target_university_ids: [education.university_id],
      target_degree_ids: [degreeByCode('master-science')?.id ?? ''],
      target_fields: ['Wind energy'],
      intake_year: 2027,
      intake_term: 'Autumn',
      application_stage: 'shortlisting',
      languages: ['en', 'ig'],
      educations: [education],
      experiences: [{ organisation: 'Lagos Grid', title: 'Intern' }],
    },
  });
  expect(profile).toMatchObject({
    slug,
    email: person.email,
    first_name: 'Amara',
    target_country_codes: ['NL', 'DE'],
    target_fields: ['Wind energy'],
    intake_year: 2027,
    intake_term: 'Autumn',
    application_stage: 'shortlisting',
    visibility: 'booked_mentors',
    is_own_profile: true,
    educations: [{ country_code: 'VN', start_date: '2020-09-01' }],
    experiences: [{ organisation: 'Lagos Grid', is_current: false }],
  });
  expect(await client.getMyProspectProfile()).toEqual(profile);
  const again = client.createProspectProfile({ body: { first_name: 'A', last_name: 'B' } });
  await expect(again).rejects.toMatchObject({ status: 409, code: 'ALREADY_EXISTS' });
  expect((await client.getAuthenticatedUser()).first_name).toBe('Amara');
});

test('[C-31] names are enough; values outside the lists are refused by their path', async () => {
  const { client } = await make(api).user();
  const names = { first_name: 'Bo', last_name: 'Li' };
  const wrong = { target_country_codes: ['NL', 'ZZ'], target_degree_ids: [newId()], target_university_ids: [newId()] };
  await expect(client.createProspectProfile({ body: { ...names, ...wrong } })).rejects.toMatchObject({
    errors: [{ path: 'target_country_codes.1' }, { path: 'target_university_ids.0' }, { path: 'target_degree_ids.0' }],
  });
  await expect(client.getMyProspectProfile()).rejects.toMatchObject(HIDDEN);
  expect(await client.createProspectProfile({ body: names })).toMatchObject({
    time_zone: 'UTC',
    application_stage: 'exploring',
  });
});

test('[C-29] [P-03] changes the named fields, and only one’s own', async () => {
  const prospect = await make(api).prospect({ about: 'Hello' });
  const changed = await prospect.client.patchMyProspectProfile({ body: { application_stage: 'visa', about: null } });
  expect(changed).toMatchObject({ application_stage: 'visa', about: null, time_zone: 'Africa/Lagos' });
  await expect(mentor.client.patchMyProspectProfile({ body: { about: 'x' } })).rejects.toMatchObject(HIDDEN);
  await expect(
    prospect.client.patchMyProspectProfile({ body: { application_stage: 'done' as 'visa' } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('[C-30] [S-08] by default only mentors who were booked see a profile', async () => {
  const prospect = await make(api).prospect();
  expect((await bySlug(prospect, prospect.slug)).is_own_profile).toBe(true);
  await expect(bySlug(null, prospect.slug)).rejects.toMatchObject(HIDDEN);
  await expect(bySlug(mentor, prospect.slug)).rejects.toMatchObject(HIDDEN);
  await insertBooking(api, { mentor, prospect, status: 'confirmed' });
  expect(await bySlug(mentor, prospect.slug)).toMatchObject({ first_name: 'Amara', is_own_profile: false });
  await expect(bySlug(await make(api).mentor(), prospect.slug)).rejects.toMatchObject(HIDDEN);
});

test('[C-30] [U-16] a request shows the student’s profile while it waits, and a booking that was confirmed once keeps showing it', async () => {
  const [other, prospect] = await Promise.all([make(api).mentor(), make(api).prospect()]);
  const request = await insertBooking(api, { mentor: other, prospect, status: 'requested' });
  expect(await bySlug(other, prospect.slug)).toMatchObject({ first_name: 'Amara', email: null });
  await api.context.db.updateTable('booking').set({ status: 'declined' }).where('id', '=', request).execute();
  await expect(bySlug(other, prospect.slug)).rejects.toMatchObject(HIDDEN);
  const id = await insertBooking(api, { mentor: other, prospect, status: 'cancelled' });
  await expect(bySlug(other, prospect.slug)).rejects.toMatchObject(HIDDEN);
  await api.context.db
    .insertInto('booking_event')
    .values({
      id: newId(),
      booking_id: id,
      kind: 'booked',
      from_status: null,
      to_status: 'confirmed',
      actor_user_id: null,
      actor_role: 'system',
      detail: '{}',
    })
    .execute();
  expect((await bySlug(other, prospect.slug)).email).toBeNull();
});

test('[C-30] [S-11] a public profile is for all, a private one only for its owner', async () => {
  const prospect = await make(api).prospect({ visibility: 'public' });
  expect(await bySlug(null, prospect.slug)).toMatchObject({ first_name: 'Amara', email: null, is_own_profile: false });
  await prospect.client.patchMyProspectProfile({ body: { visibility: 'private' } });
  const other = await make(api).mentor();
  await insertBooking(api, { mentor: other, prospect, status: 'confirmed' });
  await expect(bySlug(other, prospect.slug)).rejects.toMatchObject({ ...HIDDEN, message: 'Profile not found' });
  await expect(bySlug(null, 'x')).rejects.toMatchObject({ status: 400, message: 'Invalid user slug' });
});

test('[E-24] the profile of a suspended student is shown to no one, also not to a mentor whom they booked', async () => {
  const [other, prospect] = await Promise.all([make(api).mentor(), make(api).prospect({ visibility: 'public' })]);
  await insertBooking(api, { mentor: other, prospect, status: 'confirmed' });
  await suspend(api.context, prospect.person.email, 'Sessions were not held.');
  for (const viewer of [null, other]) {
    await expect(bySlug(viewer, prospect.slug)).rejects.toMatchObject(HIDDEN);
  }
});
