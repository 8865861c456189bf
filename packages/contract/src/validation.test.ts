import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CreateBooking } from './bookings.ts';
import { EducationInput, ExperienceInput } from './history.ts';
import { CreateAuthenticatedUser, FirstName, LastName, MentorTermsForm } from './identity.ts';
import { line, Slug, text, TimeZone } from './primitives.ts';
import { CreateProspectProfile, MentorOnboarding } from './profiles.ts';
import { SearchFilters } from './search.ts';

/** Returns the refusals as `path: message`. */
const refusals = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

const university_id = '0d6c1c0e-6f0a-5b7e-9c53-3f1f6a0f2d11';
const education = { school: 'Delft University of Technology', university_id };
const onboarding = { first_name: 'Linh', last_name: 'Trần', educations: [education] };

test('[V-01] [V-02] wants both names', () => {
  for (const empty of ['', '   ', undefined, null]) {
    expect(refusals(FirstName, empty)).toEqual([': First name is required']);
    expect(refusals(LastName, empty)).toEqual([': Last name is required']);
  }
});

test('[V-03] [V-04] takes names of 50 characters and refuses 51', () => {
  expect(refusals(FirstName, 'a'.repeat(50))).toEqual([]);
  expect(refusals(LastName, 'b'.repeat(50))).toEqual([]);
  expect(refusals(FirstName, 'a'.repeat(51))).toEqual([': First name must be 50 characters or less']);
  expect(refusals(LastName, 'b'.repeat(51))).toEqual([': Last name must be 50 characters or less']);
});

test('[V-05] [V-06] an education wants its school and a university of the list', () => {
  expect(refusals(EducationInput, { school: ' ', university_id: '' })).toEqual([
    'school: School name is required',
    'university_id: University is required',
  ]);
});

test('[V-07] everything else of an education may be left out, or be cleared in a form', () => {
  expect(refusals(EducationInput, education)).toEqual([]);
  const cleared = {
    degree_id: '',
    field_of_study: '',
    start_date: '',
    end_date: '',
    location: '',
    is_study_abroad: false,
  };
  expect(EducationInput.parse({ ...education, ...cleared })).toMatchObject({ degree_id: null, start_date: null });
});

test('[V-08] an education ends after it starts, said at its end date', () => {
  const between = (start_date: string, end_date: string) =>
    refusals(EducationInput, { ...education, start_date, end_date });
  expect(between('2019-09-01', '2021-07-01')).toEqual([]);
  expect(between('2019-09-01', '2019-09-01')).toEqual(['end_date: End date must be after start date']);
  expect(between('2021-09-01', '2019-07-01')).toEqual(['end_date: End date must be after start date']);
});

test('[V-09] [V-10] an experience wants its organisation only, and ends after it starts unless it still goes on', () => {
  expect(refusals(ExperienceInput, { organisation: '' })).toEqual(['organisation: Organization name is required']);
  expect(refusals(ExperienceInput, { organisation: 'Noordlicht' })).toEqual([]);
  const dates = { organisation: 'Noordlicht', start_date: '2022-01-01', end_date: '2021-01-01' };
  expect(refusals(ExperienceInput, dates)).toEqual(['end_date: End date must be after start date']);
  expect(refusals(ExperienceInput, { ...dates, is_current: true })).toEqual([]);
});

test('[V-11] the mentor onboarding wants one education and no experience', () => {
  expect(refusals(MentorOnboarding, { ...onboarding, educations: [] })).toEqual([
    'educations: At least one education entry is required',
  ]);
  const { educations: _, ...without } = onboarding;
  expect(refusals(MentorOnboarding, without), 'without the key').toEqual([
    'educations: At least one education entry is required',
  ]);
  expect(refusals(MentorOnboarding, onboarding)).toEqual([]);
});

test('[V-11] a prospect’s profile names one education at least, or leaves them out', () => {
  const names = { first_name: 'Amara', last_name: 'Okafor' };
  for (const educations of [[], null]) {
    expect(refusals(CreateProspectProfile, { ...names, educations })).toEqual([
      'educations: At least one education entry is required',
    ]);
  }
  expect(refusals(CreateProspectProfile, names)).toEqual([]);
});

test('[V-12] [V-13] motivation and topics take 200 characters and refuse 201', () => {
  const long = (length: number) => ({
    ...onboarding,
    why_study_abroad: 'w'.repeat(length),
    topics_can_discuss: 't'.repeat(length),
  });
  expect(refusals(MentorOnboarding, long(200))).toEqual([]);
  expect(refusals(MentorOnboarding, long(201))).toEqual([
    'why_study_abroad: Motivation must be 200 characters or less',
    'topics_can_discuss: Topics must be 200 characters or less',
  ]);
});

test('[V-15] about, aspirations, countries and topics of the onboarding may be left out or given', () => {
  const given = {
    about: 'A',
    career_aspirations: 'B',
    current_country_code: 'NL',
    origin_country_code: 'VN',
    topics: ['visa'],
  };
  expect(refusals(MentorOnboarding, { ...onboarding, ...given })).toEqual([]);
});

test('[V-14] [V-16] [E-12] the mentor terms form wants both names and the tick', () => {
  expect(refusals(MentorTermsForm, { first_name: 'Linh', last_name: 'Trần', termsAccepted: true })).toEqual([]);
  expect(refusals(MentorTermsForm, { first_name: '', last_name: '', termsAccepted: false })).toEqual([
    'first_name: First name is required',
    'last_name: Last name is required',
    'termsAccepted: You must accept the terms and conditions to continue',
  ]);
});

test('[V-17] a slug has 3 to 50 letters, digits, underscores or hyphens', () => {
  for (const good of ['abc', 'Linh_Tran-2', 'a'.repeat(50)]) {
    expect(refusals(Slug, good)).toEqual([]);
  }
  for (const bad of ['ab', 'a'.repeat(51), 'li nh', 'lính', 'a/b', '']) {
    expect(refusals(Slug, bad)).toHaveLength(1);
  }
});

test('[V-19] pages and page sizes are 1 or more', () => {
  expect(refusals(SearchFilters, { page: '0', page_size: '0' })).toEqual([
    'page: Enter 1 or more',
    'page_size: Enter 1 or more',
  ]);
  expect(SearchFilters.parse({})).toMatchObject({ page: 1, page_size: 20 });
});

test('[V-21] [E-13] blank values of a filter are dropped, and one value is a list of one', () => {
  expect(
    SearchFilters.parse({ keyword: ' ', topics: ['', 'visa'], origin_country_codes: 'VN', sort_by: '' }),
  ).toMatchObject({
    keyword: [],
    topics: ['visa'],
    origin_country_codes: ['VN'],
  });
});

test('[V-22] a number of the query must be finite', () => {
  for (const bad of ['abc', 'Infinity', 'NaN', '1e999']) {
    expect(refusals(SearchFilters, { education_start_year_from: bad })).toHaveLength(1);
  }
  expect(SearchFilters.parse({ education_start_year_from: '2019' })).toMatchObject({ education_start_year_from: 2019 });
});

test('refuses unknown fields, NUL, lone surrogates, and line breaks where there is one line', () => {
  expect(refusals(CreateAuthenticatedUser, { first_name: 'A', last_name: 'B', email: 'x@y.z' })).toHaveLength(1);
  expect(refusals(text(), 'a\0b')).toEqual([': Remove characters that can’t be shown']);
  expect(refusals(text(), '\ud800')).toEqual([': Remove characters that can’t be shown']);
  expect(refusals(line(), 'a\r\nBcc: b')).toEqual([': Keep this to one line']);
  expect(refusals(text(), 'one\ntwo')).toEqual([]);
});

test('takes the zones of the IANA database and no others', () => {
  expect(refusals(TimeZone, 'Asia/Ho_Chi_Minh')).toEqual([]);
  expect(refusals(TimeZone, 'Mars/Olympus')).toEqual([': Choose a time zone from the list']);
  expect(refusals(TimeZone, '+02:00')).toHaveLength(1);
});

test('a booking names its service by slug or by id', () => {
  const body = { mentor_slug: 'linh-tran', start: '2026-11-27T12:30:00Z', time_zone: 'Asia/Ho_Chi_Minh' };
  expect(refusals(CreateBooking, body)).toEqual(['event_type_slug: Choose a service']);
  expect(refusals(CreateBooking, { ...body, event_type_slug: 'intro-call' })).toEqual([]);
});

test('an error without words of its own gets plain words', () => {
  expect(refusals(MentorOnboarding, { ...onboarding, headline: 'h'.repeat(121) })).toEqual([
    'headline: Use 120 characters or less',
  ]);
  expect(
    refusals(CreateBooking, { mentor_slug: 'linh-tran', event_type_slug: 'x', time_zone: 'UTC', platform: 'fax' }),
  ).toEqual([
    'start: Enter a time as YYYY-MM-DDTHH:MM:SSZ',
    'platform: Choose one of google_meet, zoom, teams, phone, in_person',
  ]);
  expect(refusals(SearchFilters, { university_ids: '1', sort_order: 'up' })).toEqual([
    'university_ids.0: Choose one from the list',
    'sort_order: Choose one of asc, desc',
  ]);
});

test('[U-21] a name that is too long says so, and not that it is missing', () => {
  const long = 'x'.repeat(201);
  const said = (value: unknown) => EducationInput.safeParse(value).error?.issues[0]?.message;
  expect(said({ school: long, university_id: '0190a000-0000-7000-8000-000000000000' })).toBe(
    'Use 200 characters or less',
  );
  expect(said({})).toBe('School name is required');
  expect(said({ school: null })).toBe('School name is required');
  expect(ExperienceInput.safeParse({ organisation: long }).error?.issues[0]?.message).toBe(
    'Use 200 characters or less',
  );
});
