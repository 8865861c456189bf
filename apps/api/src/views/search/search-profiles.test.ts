import type { SearchFilters } from '@abroad/contract';
import { degreeByCode } from '@abroad/reference-data/degrees';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MadeMentor } from '../../testing/make.ts';

let api: TestApi;
let linh: MadeMentor;
let jonas: MadeMentor;
let amara: MadeMentor;
let paused: MadeMentor;
const MSC = degreeByCode('master-science')?.id ?? '';
const PHD = degreeByCode('doctor-philosophy')?.id ?? '';

beforeAll(async () => {
  api = await startTestApi();
  const { mentor, education } = make(api);
  linh = await mentor({
    first_name: 'Linh',
    last_name: 'Trần',
    origin_country_code: 'VN',
    current_country_code: 'NL',
    headline: 'Grid analyst with a soft spot for wind',
    about: '100% honest about winters in the Netherlands, and about snake_case.',
    topics: ['scholarships', 'student-housing'],
    languages: ['vi', 'en'],
    educations: [
      await education('hanoi', { is_study_abroad: false, start_date: '2014-09-01', end_date: '2018-06-30' }),
      await education('delft', {
        degree_id: MSC,
        field_of_study: 'Sustainable Energy Technology',
        start_date: '2019-09-01',
        end_date: '2021-08-31',
      }),
    ],
    experiences: [
      { organisation: 'Noordlicht', title: 'Grid analyst', start_date: '2022-01-01', is_current: true },
      { organisation: 'Old Place', title: 'Intern', start_date: '2018-01-01', end_date: '2018-06-01' },
    ],
    event_types: [
      { price_minor: 0, slug: 'intro-call' },
      { price_minor: 2800, duration_min: 45 },
      { price_minor: 100, is_active: false },
    ],
  });
  jonas = await mentor({
    first_name: 'Jonas',
    last_name: 'Müller',
    origin_country_code: 'DE',
    current_country_code: 'GB',
    topics: ['visa-and-permits'],
    educations: [
      await education('edinburgh', { degree_id: PHD, field_of_study: 'Linguistics', start_date: '2016-09-01' }),
    ],
    event_types: [{ price_minor: 1500, currency: 'GBP' }],
  });
  amara = await mentor({
    first_name: '美玲',
    last_name: '王小明',
    origin_country_code: 'VN',
    topics: ['scholarships'],
    educations: [await education('munich', { degree_id: MSC, start_date: '2020-10-01' })],
  });
  paused = await mentor({ first_name: 'Paused', last_name: 'Person' });
  await paused.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
});
afterAll(() => api.close());

const search = (query: Partial<SearchFilters> = {}) => api.as(null).searchProfiles({ query });
const raw = (query: string) => fetch(`${api.base_url}/api/views/search/profiles?${query}`);
/** The first names of the found mentors, in order. */
const names = async (query: Partial<SearchFilters>) =>
  (await search(query)).profiles.map((profile) => profile.first_name);
const found = async (query: Partial<SearchFilters>) => (await names(query)).toSorted();

test('[C-15] [E-02] a card has every field of the summary, and the page says how many there are', async () => {
  const page = await search({ keyword: ['noordlicht'] });
  expect(page).toEqual({
    total_count: 1,
    total_is_exact: true,
    page: 1,
    page_size: 20,
    total_pages: 1,
    corrected_keywords: null,
    profiles: [
      {
        profile_id: linh.profile_id,
        first_name: 'Linh',
        last_name: 'Trần',
        email: null,
        slug: linh.slug,
        profile_image_url: null,
        avatar_medium_url: null,
        avatar_thumbnail_url: null,
        country: 'NL',
        origin_country_code: 'VN',
        school: 'Delft University of Technology',
        degree_id: MSC,
        field_of_study: 'Sustainable Energy Technology',
        education_start_date: '2019-09-01',
        education_end_date: '2021-08-31',
        job_title: 'Grid analyst',
        organisation: 'Noordlicht',
        profile_status: 'active',
        headline: 'Grid analyst with a soft spot for wind',
        topics: ['scholarships', 'student-housing'],
        languages: ['vi', 'en'],
        rating: null,
        review_count: 0,
        answers_within_h: null,
        time_zone: 'Europe/Amsterdam',
        price_from: 28,
        currency: 'EUR',
        price_duration_min: 45,
        has_free_session: true,
        next_available_at: null,
        proofs: [],
      },
    ],
  });
});

test('[C-15] finds active mentors only, all of them without a filter', async () => {
  expect(await found({})).toEqual(['Jonas', 'Linh', '美玲']);
  expect(await found({ keyword: ['paused'] })).toEqual([]);
  await paused.client.patchMyMentorProfile({ body: { profile_status: 'active' } });
  expect(await found({ keyword: ['paused'] })).toEqual(['Paused']);
  await paused.client.patchMyMentorProfile({ body: { profile_status: 'paused' } });
});

test('[C-15] [E-13] filters by countries, universities, degrees, topics and years', async () => {
  const { university_id } = await make(api).education('edinburgh');
  expect(await found({ origin_country_codes: ['VN'] })).toEqual(['Linh', '美玲']);
  expect(await found({ destination_country_codes: ['NL'] })).toEqual(['Linh']);
  // Hà Nội was at home, and is no destination.
  expect(await found({ destination_country_codes: ['VN'] })).toEqual([]);
  expect(await found({ university_ids: [university_id] })).toEqual(['Jonas']);
  expect(await found({ degree_ids: [PHD] })).toEqual(['Jonas']);
  expect(await found({ topics: ['scholarships'] })).toEqual(['Linh', '美玲']);
  expect(await found({ education_start_year_from: 2019, education_start_year_to: 2019 })).toEqual(['Linh']);
  expect(await found({ education_start_year_to: 2014 })).toEqual([]);
  expect(await found({ education_start_year_to: 2014, studies: 'all' })).toEqual(['Linh']);
  expect(await found({ education_start_year_from: 2020 })).toEqual(['美玲']);
});

test('[E-13] values of one filter are alternatives; filters and repeated keywords must all hold', async () => {
  expect(await found({ destination_country_codes: ['NL', 'GB'] })).toEqual(['Jonas', 'Linh']);
  expect(await found({ degree_ids: [MSC, PHD], topics: ['visa-and-permits'] })).toEqual(['Jonas']);
  expect(await found({ origin_country_codes: ['VN'], destination_country_codes: ['DE'] })).toEqual(['美玲']);
  expect(await found({ keyword: ['linh', 'delft'] })).toEqual(['Linh']);
  expect(await found({ keyword: ['linh', 'edinburgh'] })).toEqual([]);
});

test('a keyword matches names, schools, fields, degrees, jobs, topics and texts, without case and marks, from their beginning', async () => {
  for (const word of [
    'TRAN',
    'trần',
    'delft',
    'tu delft',
    'sustainable energy',
    'MSc',
    'analyst',
    'noordl',
    'housing',
    'winters',
    'soft spot',
  ]) {
    expect(await names({ keyword: [word] }), word).toContain('Linh');
  }
  for (const word of ['muller', 'Mueller', 'MÜLLER', 'jonasmuller', 'lingu']) {
    expect(await names({ keyword: [word] }), word).toEqual(['Jonas']);
  }
  for (const word of ['王小明', '小明', '美', '王小明 美玲']) {
    expect(await names({ keyword: [word] }), word).toEqual(['美玲']);
  }
  expect(await names({ keyword: ['ranh', 'elft'] })).toEqual([]);
});

test('a name that matches ranks above a text that does', async () => {
  await amara.client.patchMyMentorProfile({ body: { about: 'My friend Jonas told me everything.' } });
  expect(await names({ keyword: ['jonas'] })).toEqual(['Jonas', '美玲']);
  expect(await names({ keyword: ['jonas'], sort_order: 'asc' })).toEqual(['美玲', 'Jonas']);
});

test('attack 18: wildcards and quotes of SQL are plain characters', async () => {
  for (const word of ['%', '_', '%_', "'", "zz' or 1=1 --", ':*', '\\', '|!()']) {
    expect((await search({ keyword: [word] })).total_count, word).toBe(0);
  }
  expect(await names({ keyword: ['100%'] })).toEqual(['Linh']);
  expect(await found({ topics: ['{"', "',", '\\'] })).toEqual([]);
});

test('attack 27: no email address is found or in the answer', async () => {
  const address = linh.person.email;
  expect((await search({ keyword: [address] })).total_count).toBe(0);
  expect((await search({ keyword: [address.split('@')[0] ?? ''] })).total_count).toBe(0);
  expect(JSON.stringify(await search())).not.toContain('@');
});

test('a change to a profile is found at once', async () => {
  expect(await names({ keyword: ['kiteboarding'] })).toEqual([]);
  await jonas.client.patchMyMentorProfile({ body: { headline: 'Kiteboarding linguist' } });
  expect(await names({ keyword: ['kiteboarding'] })).toEqual(['Jonas']);
});

test('[V-21] [V-22] blank values are dropped, and numbers have to be whole and finite', async () => {
  const blank = await raw('keyword=&keyword=%20&topics=&education_start_year_from=&sort_by=&page=');
  expect(await blank.json()).toMatchObject({ total_count: 3, page: 1 });
  for (const query of [
    'education_start_year_from=NaN',
    'education_start_year_to=Infinity',
    'page=1.5',
    'page_size=x',
  ]) {
    expect((await raw(query)).status, query).toBe(400);
  }
});
