import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { runJobs } from '../testing/run-due-jobs.ts';
import { acceptMentorTerms, make, type MadeMentor } from '../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const open = async ({ client }: Pick<MadeMentor, 'client'>) =>
  (await client.getMentorChecklist()).steps.filter(({ is_done }) => !is_done).map(({ step }) => step);

test('[U-14] a new mentor sees all remaining steps, and each is removed when it is done', async () => {
  const mentor = await make(api).mentor();
  const { client } = mentor;
  const [intro] = mentor.event_types;
  const params = { id: intro?.id ?? '' };
  expect(await open(mentor)).toEqual([
    'photo',
    'proof',
    'meeting_link',
    'calendar',
    'paid_service',
    'payout_account',
    'share',
  ]);

  await client.patchEventType({ params, body: { meeting_location: 'https://meet.google.com/abc-defg-hij' } });
  expect(await open(mentor)).toEqual(['photo', 'proof', 'calendar', 'paid_service', 'payout_account', 'share']);
  const paid = { title: 'Essay check', duration_min: 45, currency: 'EUR', price: 25 };
  await client.createEventType({ body: { ...paid, default_platform: 'zoom' } });
  expect(await open(mentor)).toEqual(['photo', 'proof', 'meeting_link', 'calendar', 'payout_account', 'share']);
  await client.shareMentorProfile();
  await client.shareMentorProfile();
  expect(await open(mentor)).toEqual(['photo', 'proof', 'meeting_link', 'calendar', 'payout_account']);
});

test('[U-14] what a route lacks is named: a study abroad, an origin, a topic and a language', async () => {
  const { education, mentor } = make(api);
  const home = await education('hanoi', { is_study_abroad: false });
  const bare = { origin_country_code: null, topics: [], languages: [] };
  const { client } = await mentor({ ...bare, educations: [home] });
  expect((await client.getMentorChecklist()).missing).toEqual(['study_abroad', 'origin', 'topic', 'language']);
  await client.patchMyMentorProfile({
    body: { origin_country_code: 'VN', topics: ['scholarships'], languages: ['vi'] },
  });
  expect((await client.getMentorChecklist()).missing).toEqual(['study_abroad']);
  await client.addMentorEducation({ body: await education('delft') });
  expect((await client.getMentorChecklist()).missing).toEqual([]);
});

test('[U-14] a mentor who studied at home alone is found without a route', async () => {
  const { education, mentor } = make(api);
  const home = await education('hanoi', { is_study_abroad: false });
  const from = { origin_country_code: 'VN', current_country_code: 'NL' };
  await mentor({ ...from, first_name: 'Homely', educations: [home] });
  await mentor({ ...from, first_name: 'Homely', educations: [home, await education('delft')] });
  const { profiles } = await api.as(null).searchProfiles({ query: { keyword: ['homely'] } });
  expect(new Set(profiles.map(({ country }) => country))).toEqual(new Set(['NL', null]));
});

test('[U-14] a new mentor gets one welcome email in their language, which lists what is left to do', async () => {
  const made = await make(api).user();
  await acceptMentorTerms(made);
  await made.client.patchAuthenticatedUser({ body: { language: 'vi' } });
  const educations = [await make(api).education('delft')];
  await made.client.completeMentorOnboarding({
    body: { first_name: 'Linh', last_name: 'Trần', educations },
  });
  await runJobs(api.context, 'welcome-mentor');
  const mails = await api.context.db
    .selectFrom('mail_message')
    .select(['subject', 'text'])
    .where('auth_user_id', '=', made.user_id)
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual(['Hồ sơ mentor của bạn đang hiển thị']);
  expect(mails[0]?.text).toContain('/mentor/home');
});

test('[U-14] only a mentor has such a list', async () => {
  const { client } = await make(api).prospect();
  const refused = { status: 404, code: 'PROFILE_NOT_FOUND' };
  await expect(client.getMentorChecklist()).rejects.toMatchObject(refused);
  await expect(client.shareMentorProfile()).rejects.toMatchObject(refused);
});
