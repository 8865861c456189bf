import type { Education, Experience } from '@abroad/contract/history';
import { expect, test } from 'vitest';
import { draftOfEducation, emptyEducation } from './education-draft.ts';
import { draftOfExperience, emptyExperience } from './experience-draft.ts';
import { changesOf, entryRules, mergeEntries, type HistoryDraft } from './history-draft.ts';

const education: Education = {
  id: '0190a000-0000-7000-8000-000000000001',
  school: 'TU Delft',
  university_id: '0d4b6f0a-6a57-5d0e-9d51-0b8a3d6f2f11',
  country_code: 'NL',
  degree_id: null,
  field_of_study: null,
  start_date: '2019-09-02',
  end_date: '2021-08-31',
  location: null,
  is_study_abroad: true,
  updated_at: '2026-11-20T10:00:00Z',
};
const experience: Experience = {
  id: '0190a000-0000-7000-8000-000000000002',
  organisation: 'TenneT',
  title: null,
  start_date: '2022-01-15',
  end_date: null,
  location: null,
  country_code: null,
  is_current: true,
  updated_at: '2026-11-20T10:00:00Z',
};
const none: HistoryDraft = { origin_country_code: 'VN', educations: [], experiences: [] };
const study = draftOfEducation(education, 'Delft University of Technology');

function complaints(draft: Partial<HistoryDraft>): Record<string, string> {
  const { error } = entryRules({ education, experience }).safeParse({ ...none, ...draft });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('an unchanged entry keeps its dates to the day', () => {
  const read = entryRules({ education, experience }).parse({
    ...none,
    educations: [study],
    experiences: [draftOfExperience(experience)],
  });
  expect(changesOf(education, read.educations[0] ?? {})).toEqual({});
  expect(changesOf(experience, read.experiences[0] ?? {})).toEqual({});
});

test('only changed fields are sent, and an emptied field is cleared', () => {
  const changed = { ...study, field_of_study: 'Grids', end_date: '', start_date: '2019-10' };
  const read = entryRules({ education }).parse({ ...none, educations: [changed] });
  expect(changesOf(education, read.educations[0] ?? {})).toEqual({
    field_of_study: 'Grids',
    end_date: null,
    start_date: '2019-10-01',
  });
});

test('[V-05] [V-06] [V-08] mistakes of a study stand under its own fields, in the words of the contract', () => {
  expect(complaints({ educations: [emptyEducation] })).toEqual({
    'educations.0.school': 'School name is required',
    'educations.0.university_id': 'University is required',
  });
  expect(complaints({ educations: [{ ...study, end_date: '2018-01' }] })).toEqual({
    'educations.0.end_date': 'End date must be after start date',
  });
});

test('[V-09] [V-10] a job needs its organisation, and ends after it began unless it goes on', () => {
  expect(complaints({ experiences: [emptyExperience] })).toEqual({
    'experiences.0.organisation': 'Organization name is required',
  });
  const ended = { ...draftOfExperience(experience), end_date: '2021-01' };
  expect(complaints({ experiences: [ended] })).toEqual({});
  expect(complaints({ experiences: [{ ...ended, is_current: false }] })).toEqual({
    'experiences.0.end_date': 'End date must be after start date',
  });
});

test('of two windows one names another university, and what goes with it stays together', () => {
  const of = (...educations: HistoryDraft['educations']): HistoryDraft => ({ ...none, educations });
  const other = { ...study, university_id: 'eth', university_name: 'ETH Zurich', school: 'ETH', country_code: 'CH' };
  const third = { ...study, university_id: 'tue', university_name: 'TU/e', school: 'TU/e', location: 'Eindhoven' };
  expect(mergeEntries(of(study), of({ ...study, location: 'Delft' }), of(other))).toEqual({
    merged: of({ ...other, location: 'Delft' }),
    both: [],
  });
  // Both are in a country, but only one of them in this one.
  expect(mergeEntries(of(study), of(third), of(other))).toEqual({ merged: of(third), both: ['university_id'] });
});

test('of two windows one says that a job lasts, and the other when it ended', () => {
  const job = draftOfExperience(experience);
  const of = (...experiences: HistoryDraft['experiences']): HistoryDraft => ({ ...none, experiences });
  const ended = { ...job, is_current: false, end_date: '2026-01' };
  const renamed = { ...job, title: 'Engineer' };
  expect(mergeEntries(of(job), of(renamed), of(ended)).merged).toEqual(of({ ...ended, title: 'Engineer' }));
});
