import type { CreateProspectProfile, MentorOnboarding } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from './api.ts';
import { insertMentor, insertProspect, insertRecord } from './insert-people.ts';
import { person } from './issuer.ts';
import { acceptMentorTerms, make } from './make.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { writtenRows } from './written-rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NAMES = { first_name: 'Linh', last_name: 'Trần' };
const LEFT_OUT = {
  // The person's own.
  columns: ['id', 'clerk_id', 'email', 'slug'],
  // A new card is announced more than once.
  tables: ['search_change'],
};
const written = (act: () => Promise<unknown>) => writtenRows(api.context.db, act, LEFT_OUT);

test('a record that is inserted is that of a user who signed up', async () => {
  const inserted = await written(() => insertRecord(api, person(NAMES)));
  expect(inserted).toEqual(await written(() => api.signUp(NAMES)));
  expect(Object.keys(inserted)).toEqual(['authenticated_user']);
});

test('names that several have lead to the slugs that signing up gives them', async () => {
  const names = { first_name: 'Ada', last_name: 'Lovelace' };
  const { slug } = await api.signUp(names);
  const { slug: second } = await insertRecord(api, person(names));
  expect([slug, second]).toEqual(['ada-lovelace', 'ada-lovelace-2']);
});

test('a student who is inserted is one who filled the form in', async () => {
  const form: CreateProspectProfile = {
    ...NAMES,
    about: 'I want to go abroad',
    time_zone: 'Africa/Lagos',
    visibility: 'public',
    target_country_codes: ['NL'],
    languages: ['vi'],
    educations: [await make(api).education('hanoi')],
    experiences: [{ organisation: 'Shop', start_date: '2020-09-01', is_current: true }],
  };
  const inserted = await written(() => insertProspect(api, person(NAMES), form));
  const filled = await written(async () => {
    const { client } = await api.signUp(NAMES);
    await client.createProspectProfile({ body: form });
  });
  expect(inserted).toEqual(filled);
});

test.each<Partial<MentorOnboarding>>([
  {},
  {
    about: 'Two years ahead of you.',
    topics: ['scholarships', 'scholarships'],
    languages: ['vi'],
    current_country_code: 'GB',
    meeting_link: 'https://zoom.us/j/12345',
    experiences: [{ organisation: 'Shop', title: 'Clerk' }],
    is_trader: true,
    trader: {
      name: 'Linh Ltd',
      address: '1 Street',
      email: 'linh@example.org',
      phone: '+31 6 1234 5678',
      register_number: null,
      vat_number: null,
    },
  },
])('a mentor who is inserted is one who signed up, accepted the terms and filled the form in: %j', async (changes) => {
  const form = {
    ...NAMES,
    time_zone: 'Europe/Amsterdam',
    is_trader: false,
    educations: [await make(api).education('delft', { start_date: '2019-09-01' })],
    ...changes,
  };
  const inserted = await written(async () => {
    await insertMentor(api, person(NAMES), form, {});
    await runDueJobs(api.context);
  });
  const filled = await written(async () => {
    const made = await api.signUp(NAMES);
    await acceptMentorTerms(made);
    await made.client.completeMentorOnboarding({ body: form });
    await runDueJobs(api.context);
  });
  // Inserted people get no welcome email.
  expect(Object.keys(filled).filter((table) => !(table in inserted))).toEqual(['mail_message', 'unsubscribe_token']);
  expect(filled).toMatchObject(inserted);
});
