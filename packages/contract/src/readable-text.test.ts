import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CreateAvailabilitySchedule, CreateEventType } from './availability-settings.ts';
import { CreateBooking } from './bookings.ts';
import { EducationInput, ExperienceInput } from './history.ts';
import { FirstName, LastName } from './identity.ts';
import { text } from './primitives.ts';
import { CreateProspectProfile, PatchMentorProfile } from './profiles.ts';
import { readableName } from './readable-text.ts';
import { CreateSavedSearch } from './saved-searches.ts';
import { SearchFilters } from './search.ts';
import { ServiceQuestionInput } from './service-questions.ts';

const refusals = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

const id = '0d6c1c0e-6f0a-5b7e-9c53-3f1f6a0f2d11';
/** Invisible characters: fillers, spaces without width, a mark without a letter, tags, controls, marks of direction. */
const UNSEEN = [
  '\u200B',
  '\u3164',
  '\u2800',
  '\uFFA0',
  '\u0301',
  ' \u0301\u0302 ',
  '\u{E0041}\u{E0042}',
  '\u0007',
  '\u202E\u202C',
  '\u2066\u2069',
  '\u200D',
  '\uFE0F',
  '\u00A0\u3000\u2060\u00AD',
];

/** Every name and one-line title that people give: where it stands, and how a refusal calls it. */
const TITLES: [schema: z.ZodType, path: string, value: (title: string) => unknown, named: string | null][] = [
  [FirstName, '', (title) => title, 'First name'],
  [LastName, '', (title) => title, 'Last name'],
  [EducationInput, 'school', (school) => ({ school, university_id: id }), 'School name'],
  [
    EducationInput,
    'field_of_study',
    (it) => ({ school: 'TU', university_id: id, field_of_study: it }),
    'Field of study',
  ],
  [EducationInput, 'location', (location) => ({ school: 'TU', university_id: id, location }), 'City'],
  [ExperienceInput, 'organisation', (organisation) => ({ organisation }), 'Organization'],
  [ExperienceInput, 'title', (title) => ({ organisation: 'Noordlicht', title }), 'Job title'],
  [PatchMentorProfile, 'headline', (headline) => ({ headline }), 'Headline'],
  [PatchMentorProfile, 'topics.0', (topic) => ({ topics: [topic] }), null],
  [
    CreateProspectProfile,
    'target_fields.0',
    (field) => ({ first_name: 'A', last_name: 'B', target_fields: [field] }),
    null,
  ],
  [
    CreateEventType,
    'title',
    (title) => ({ title, duration_min: 30, currency: 'EUR', default_platform: 'google_meet' }),
    'Name',
  ],
  [CreateAvailabilitySchedule, 'name', (name) => ({ name, time_zone: 'UTC' }), 'Schedule name'],
  [ServiceQuestionInput, 'label', (label) => ({ id, kind: 'text', label, is_required: false }), 'Question'],
  [
    ServiceQuestionInput,
    'choices.1',
    (choice) => ({ id, kind: 'choice', label: 'Which?', is_required: false, choices: ['one', choice] }),
    null,
  ],
  [CreateSavedSearch, 'name', (name) => ({ name, filters: {} }), 'Name'],
];

test('[N-07] [V-01] [V-02] a name of invisible characters is refused', () => {
  for (const unseen of UNSEEN) {
    expect(refusals(FirstName, unseen), JSON.stringify(unseen)).toEqual([': First name is required']);
    expect(refusals(LastName, unseen), JSON.stringify(unseen)).toEqual([': Last name is required']);
  }
});

test('[N-07] [V-05] [V-09] a school and an organisation in which nothing can be seen are none, and a headline is left out', () => {
  for (const unseen of UNSEEN) {
    expect(refusals(EducationInput, { school: unseen, university_id: id })).toEqual([
      'school: School name is required',
    ]);
    expect(refusals(ExperienceInput, { organisation: unseen })).toEqual([
      'organisation: Organization name is required',
    ]);
    expect(PatchMentorProfile.parse({ headline: unseen, about: unseen })).toEqual({ headline: null, about: null });
  }
});

test.each(TITLES)(
  '[N-07] $3 refuses controls and what turns the text around it, by its name ($1)',
  (schema, path, value, named) => {
    expect(refusals(schema, value('Ngọc'))).toEqual([]);
    const message =
      named === null
        ? 'Remove characters that can’t be shown'
        : `${named} contains hidden characters. Delete it and type it again`;
    for (const hidden of [
      '\u202E',
      '\u202A',
      '\u202B',
      '\u202D',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u0007',
      '\t',
      '\u009B',
      '\uFFF9',
      '\uFFFF',
    ]) {
      expect(refusals(schema, value(`a${hidden}b`)), JSON.stringify(hidden)).toEqual([`${path}: ${message}`]);
    }
  },
);

test('[N-07] joiners stay where a script or an emoji needs them, and are removed where they are invisible', () => {
  for (const needed of [
    'می\u200Cخواهم', // Persian
    'അവന്\u200D', // Malayalam, an older spelling of chillu n
    'ශ්\u200Dරී', // Sinhala
    'क्\u200Dष', // Devanagari
    'র\u200D্যাব', // Bengali
    '👩\u200D💻 Ada',
    '👩🏽\u200D❤️\u200D👨🏿',
    '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
    '葛\u{E0100}城', // an ideograph in a chosen shape
    'Siân\u2019s O\u2011k',
  ]) {
    expect(FirstName.parse(needed)).toBe(needed);
  }
  expect(FirstName.parse('\u200BAn\u200Bna\u200D\uFEFF')).toBe('Anna');
  expect(FirstName.parse('An\u{E0041}\u{E0042}na')).toBe('Anna');
  expect(FirstName.parse(' \u0301Anna\u00A0')).toBe('Anna');
});

test('[N-07] a letter takes as many marks as languages write, and no heap', () => {
  expect(refusals(FirstName, 'Ngu\u0302\u0301')).toEqual([]);
  expect(refusals(FirstName, 'שָׁ֣לוֹם')).toEqual([]);
  expect(refusals(FirstName, `Z${'\u0335\u0334'.repeat(10)}algo`)).toHaveLength(1);
});

test('[N-07] a long text keeps its lines and loses what turns or hides text', () => {
  expect(text().parse('\u202Eone\r\ntwo\vthree\u0007\u{E0041}\u200B\tfour\u202C')).toBe('one\ntwo\nthree\tfour');
  expect(text().parse('\u2067שלום\u2069, hi')).toBe('\u2067שלום\u2069, hi');
  const booking = { mentor_slug: 'linh', start: '2026-12-01T10:00:00Z', time_zone: 'UTC', event_type_slug: 'intro' };
  expect(CreateBooking.parse({ ...booking, message: 'Hi\u202E there' }).message).toBe('Hi there');
});

test('[N-07] [V-21] a filter in which nothing can be seen is dropped', () => {
  expect(SearchFilters.parse({ keyword: ['\u200B', '\u3164', 'visa'] })).toMatchObject({ keyword: ['visa'] });
});

test('[N-07] a name of another provider loses what would be refused, and is never cut within a letter', () => {
  expect(readableName('  Li\u202Enh\t\u200BTrần\u0007 ', 50)).toBe('Linh Trần');
  expect(readableName(`Z${'\u0335'.repeat(9)}`, 50)).toBe(`Z${'\u0335'.repeat(4)}`);
  expect(readableName('ab👩', 3)).toBe('ab');
  expect(readableName('\u3164', 50)).toBe('');
});
