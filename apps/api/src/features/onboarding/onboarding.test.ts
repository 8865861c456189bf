import type { MentorOnboarding } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { acceptMentorTerms, make } from '../../testing/make.ts';

let api: TestApi;
let form: MentorOnboarding;
const NAMES = { first_name: 'Linh', last_name: 'Trần' };
beforeAll(async () => {
  api = await startTestApi();
  form = { ...NAMES, educations: [await make(api).education('delft')] };
});
afterAll(() => api.close());

async function accepted() {
  const made = await api.signUp();
  await acceptMentorTerms(made);
  return made;
}

/** The raw answer to a body that a careful client would not send. */
async function post(body: unknown) {
  const { person } = await accepted();
  const response = await fetch(`${api.base_url}/api/v1/mentor-profile/onboarding`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.issuer.token(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { status?: number; id?: string; errors?: { path: string; message: string }[] };
}
const errorsOf = async (changes: object) => (await post({ ...form, ...changes })).errors;
const withEducation = (changes: object) => ({ educations: [{ ...form.educations[0], ...changes }] });

test('[P-01] becoming a mentor requires accepting the present mentor terms', async () => {
  const { client, user_id } = await api.signUp();
  const expected = { status: 403, code: 'TERMS_NOT_ACCEPTED' };
  await expect(client.completeMentorOnboarding({ body: form })).rejects.toMatchObject(expected);
  await api.context.db
    .insertInto('terms_acceptance')
    .values({ auth_user_id: user_id, terms: 'mentor', version: '2020-01-01', ip_address: null })
    .execute();
  await expect(client.completeMentorOnboarding({ body: form })).rejects.toMatchObject({
    ...expected,
    message: 'You must accept the terms and conditions to continue',
  });
});

test('[C-26] [E-03] leaves a profile with its history, newest first, and the names of the form', async () => {
  const { client } = await accepted();
  const { education } = make(api);
  const profile = await client.completeMentorOnboarding({
    body: {
      ...NAMES,
      about: 'Two years ahead of you.',
      topics: ['scholarships', 'scholarships'],
      languages: ['vi'],
      time_zone: 'Europe/Amsterdam',
      educations: [
        await education('hanoi', { is_study_abroad: false, start_date: '2014-09-01' }),
        await education('delft', { start_date: '2019-09-01', location: 'Delft' }),
        await education('munich', {}),
      ],
      experiences: [
        { organisation: 'Before', start_date: '2023-01-01' },
        { organisation: 'Now', title: 'Analyst', start_date: '2022-01-01', is_current: true, country_code: 'NL' },
      ],
    },
  });
  expect(profile).toMatchObject({ ...NAMES, profile_status: 'active', topics: ['scholarships'], is_own_profile: true });
  expect(profile.educations.map((entry) => [entry.country_code, entry.start_date])).toEqual([
    ['NL', '2019-09-01'],
    ['VN', '2014-09-01'],
    ['DE', null],
  ]);
  expect(profile.experiences.map((entry) => entry.organisation)).toEqual(['Now', 'Before']);
  expect(await client.getMyMentorProfile()).toEqual(profile);
  expect((await client.getAuthenticatedUser()).last_name).toBe('Trần');
});

test('[C-26] a mentor who stops there can be found and booked', async () => {
  const mentor = await make(api).mentor({ first_name: 'Stopped', current_country_code: 'GB' });
  const { profiles } = await api.as(null).searchProfiles({ query: { keyword: ['stopped'] } });
  expect(profiles[0]).toMatchObject({
    profile_id: mentor.profile_id,
    has_free_session: true,
    price_from: 0,
    currency: 'GBP',
  });
  const { db } = api.context;
  const rules = await db
    .selectFrom('availability_schedule as schedule')
    .innerJoin('availability_rule as rule', 'rule.schedule_id', 'schedule.id')
    .select(['weekday', 'start_time', 'end_time', 'time_zone'])
    .where('auth_user_id', '=', mentor.user_id)
    .orderBy('weekday')
    .execute();
  expect(rules).toHaveLength(5);
  expect(rules[4]).toEqual({ weekday: 5, start_time: '09:00', end_time: '17:00', time_zone: 'Europe/Amsterdam' });
  const services = await db.selectFrom('event_type').selectAll().where('auth_user_id', '=', mentor.user_id).execute();
  expect(services).toMatchObject([
    { title: 'Intro call', duration_min: 30, price_minor: 0, default_platform: 'google_meet' },
  ]);
});

test.each([
  ['vi', 'Buổi làm quen'],
  ['es', 'Llamada de presentación'],
  ['en', 'Intro call'],
] as const)('[U-25] the first service of a mentor who works in %s is in that language', async (language, title) => {
  const { client } = await accepted();
  await client.patchAuthenticatedUser({ body: { language } });
  const { slug } = await client.completeMentorOnboarding({ body: form });
  const { items } = await api.as(null).listEventTypesBySlug({ params: { slug } });
  expect(items).toMatchObject([{ slug: 'intro-call', title }]);
  expect(items[0]?.description).not.toBe('');
});

test('[C-26] once only, also when it is sent five times at once', async () => {
  const { client, user_id } = await accepted();
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => client.completeMentorOnboarding({ body: form })));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  await expect(client.completeMentorOnboarding({ body: form })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  const { db } = api.context;
  expect(await db.selectFrom('event_type').select('id').where('auth_user_id', '=', user_id).execute()).toHaveLength(1);
});

test('[C-26] a retry with the same Idempotency-Key gets the first answer', async () => {
  const { client } = await accepted();
  const first = await client.completeMentorOnboarding({ body: form, idempotency_key: 'once' });
  expect(await client.completeMentorOnboarding({ body: form, idempotency_key: 'once' })).toEqual(first);
});

test('[V-05] [V-06] school and university are required, and the university has to be in the list', async () => {
  expect(await errorsOf(withEducation({ school: ' ' }))).toEqual([
    { path: 'educations.0.school', message: 'School name is required' },
  ]);
  const missing = [{ path: 'educations.0.university_id', message: 'University is required' }];
  expect(await errorsOf(withEducation({ university_id: undefined }))).toEqual(missing);
  expect(await errorsOf(withEducation({ university_id: '' }))).toEqual(missing);
  expect(await errorsOf(withEducation({ university_id: '0190a000-0000-7000-8000-000000000000' }))).toEqual(missing);
});

test('[V-07] [V-10] [V-15] everything else may be left out, or be empty as a form sends it', async () => {
  expect((await post(form)).id).toBeTypeOf('string');
  const empty = {
    degree_id: '',
    field_of_study: '',
    start_date: '',
    end_date: null,
    location: '',
    is_study_abroad: false,
  };
  const experience = {
    organisation: 'Here',
    title: '',
    start_date: '',
    end_date: '',
    country_code: '',
    is_current: true,
  };
  const optional = { about: '', career_aspirations: '', current_country_code: '', origin_country_code: '', topics: [] };
  expect((await post({ ...form, ...withEducation(empty), experiences: [experience], ...optional })).id).toBeTypeOf(
    'string',
  );
});

test('[V-08] [V-10] an end comes after its start, unless it is ongoing', async () => {
  const dates = { start_date: '2020-01-01', end_date: '2020-01-01' };
  const message = 'End date must be after start date';
  expect(await errorsOf(withEducation(dates))).toEqual([{ path: 'educations.0.end_date', message }]);
  const experiences = [{ organisation: 'Here', ...dates, is_current: false }];
  expect(await errorsOf({ experiences })).toEqual([{ path: 'experiences.0.end_date', message }]);
  expect(await errorsOf({ experiences: [{ organisation: 'Here', ...dates, is_current: true }] })).toBeUndefined();
});

test('[V-09] [V-11] an organisation and one education are required', async () => {
  expect(await errorsOf({ experiences: [{ organisation: '' }] })).toEqual([
    { path: 'experiences.0.organisation', message: 'Organization name is required' },
  ]);
  expect(await errorsOf({ educations: [] })).toEqual([
    { path: 'educations', message: 'At least one education entry is required' },
  ]);
});

test('[V-12] [V-13] motivation and topics have 200 characters at most', async () => {
  expect(await errorsOf({ why_study_abroad: 'x'.repeat(201), topics_can_discuss: 'y'.repeat(201) })).toEqual([
    { path: 'why_study_abroad', message: 'Motivation must be 200 characters or less' },
    { path: 'topics_can_discuss', message: 'Topics must be 200 characters or less' },
  ]);
  expect(await errorsOf({ why_study_abroad: 'x'.repeat(200) })).toBeUndefined();
});

test('countries, degrees and topics have to be in their lists, each named by its path', async () => {
  const errors = await errorsOf({
    current_country_code: 'ZZ',
    topics: ['scholarships', 'magic'],
    ...withEducation({ degree_id: form.educations[0]?.university_id }),
    experiences: [{ organisation: 'Here', country_code: 'QQ' }],
  });
  expect(errors?.map((error) => error.path)).toEqual([
    'current_country_code',
    'topics.1',
    'educations.0.degree_id',
    'experiences.0.country_code',
  ]);
});

test('[U-06] a new mentor’s first service is met at the link that they give, on its platform', async () => {
  const message = 'Enter a Google Meet, Zoom or Teams link, such as https://meet.google.com/abc-defg-hij';
  expect(await errorsOf({ meeting_link: 'https://meet.jit.si/linh' })).toEqual([{ path: 'meeting_link', message }]);
  const { client } = await accepted();
  await client.completeMentorOnboarding({ body: { ...form, meeting_link: ' https://zoom.us/j/1234567890 ' } });
  const { event_types } = await client.getAvailabilitySettings();
  expect(event_types).toMatchObject([
    { default_platform: 'zoom', meeting_location: 'https://zoom.us/j/1234567890', has_place: true },
  ]);
});

test('[U-21] the zone of onboarding is that of the profile and the working hours, and becomes the account’s where none was chosen there', async () => {
  const [fresh, settled] = [await accepted(), await accepted()];
  await settled.client.patchAuthenticatedUser({ body: { time_zone: 'Asia/Tokyo' } });
  const zoneOf = async ({ client }: typeof fresh) => (await client.getAuthenticatedUser()).time_zone;
  for (const { client } of [fresh, settled]) {
    await client.completeMentorOnboarding({ body: { ...form, time_zone: 'Asia/Ho_Chi_Minh' } });
  }
  expect([await zoneOf(fresh), await zoneOf(settled)]).toEqual(['Asia/Ho_Chi_Minh', 'Asia/Tokyo']);
  const chosen = { time_zone: 'Asia/Ho_Chi_Minh' };
  expect(await settled.client.getMyMentorProfile()).toMatchObject(chosen);
  expect(await settled.client.getAvailabilitySettings()).toMatchObject({ schedules: [chosen] });
  const prospect = await api.signUp();
  await prospect.client.createProspectProfile({ body: { ...NAMES, time_zone: 'Africa/Lagos' } });
  expect(await zoneOf(prospect)).toBe('Africa/Lagos');
});

test('[U-17] what was typed is kept in the account until the profile is made', async () => {
  const { client, user_id } = await accepted();
  expect(await client.getOnboardingDraft()).toEqual({ draft: null });
  const draft = JSON.stringify({ step: 'about', values: { headline: 'Wind and grids' } });
  await client.putOnboardingDraft({ body: { draft: '{}' } });
  expect(await client.putOnboardingDraft({ body: { draft } })).toBeUndefined();
  expect(await client.getOnboardingDraft()).toEqual({ draft });
  expect(await (await api.signUp()).client.getOnboardingDraft()).toEqual({ draft: null });
  await client.completeMentorOnboarding({ body: form });
  await client.putOnboardingDraft({ body: { draft } });
  expect(await client.getOnboardingDraft()).toEqual({ draft: null });
  const { db } = api.context;
  expect(await db.selectFrom('onboarding_draft').where('auth_user_id', '=', user_id).selectAll().execute()).toEqual([]);
});
