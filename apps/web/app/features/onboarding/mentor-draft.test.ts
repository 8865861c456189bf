import { expect, test } from 'vitest';
import { emptyEducation } from '../history-editor/education-draft.ts';
import { emptyExperience } from '../history-editor/experience-draft.ts';
import { emptyMentorDraft, MentorDraft, MentorDraftRules } from './mentor-draft.ts';

const delft = '0d4b6f0a-6a57-5d0e-9d51-0b8a3d6f2f11';
const draft: MentorDraft = {
  ...emptyMentorDraft({ first_name: 'Linh', last_name: 'Trần' }, 'Europe/Amsterdam'),
  origin_country_code: 'VN',
  educations: [
    {
      ...emptyEducation,
      university_id: delft,
      university_name: 'Delft University of Technology',
      school: 'TU Delft',
      country_code: 'NL',
      start_date: '2019-09',
      end_date: '08/2021',
    },
  ],
};

/** Paths and messages of everything that the rules refuse. */
function complaints(changed: Partial<MentorDraft>): Record<string, string> {
  const result = MentorDraftRules.safeParse({ ...draft, ...changed });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
const [study] = draft.educations;

test('a draft with names and one study is enough, and months become dates', () => {
  const onboarding = MentorDraftRules.parse(draft);
  expect(onboarding.educations[0]).toMatchObject({
    university_id: delft,
    start_date: '2019-09-01',
    end_date: '2021-08-01',
    is_study_abroad: true,
  });
  expect(onboarding).toMatchObject({ headline: null, about: null, current_country_code: null, experiences: [] });
});

test('[V-05][V-06] a study needs a school and a university', () => {
  expect(complaints({ educations: [emptyEducation] })).toEqual({
    'educations.0.school': 'School name is required',
    'educations.0.university_id': 'University is required',
  });
});

test('[V-08] the end of a study is after its start', () => {
  expect(complaints({ educations: [{ ...emptyEducation, ...study, end_date: '2019-06' }] })).toEqual({
    'educations.0.end_date': 'End date must be after start date',
  });
});

test('[V-09][V-10] a job needs an organisation, and no end while it lasts', () => {
  const job = { ...emptyExperience, start_date: '2022-01', end_date: '2021-01', is_current: true };
  expect(complaints({ experiences: [job] })).toEqual({
    'experiences.0.organisation': 'Organization name is required',
  });
  expect(complaints({ experiences: [{ ...job, organisation: 'ASML', is_current: false }] })).toEqual({
    'experiences.0.end_date': 'End date must be after start date',
  });
});

test('[V-11] one study at least', () => {
  expect(complaints({ educations: [] })).toEqual({ educations: 'At least one education entry is required' });
});

test('[V-12][V-13] motivation and topics have 200 characters', () => {
  expect(complaints({ why_study_abroad: 'x'.repeat(201), topics_can_discuss: 'y'.repeat(201) })).toEqual({
    why_study_abroad: 'Motivation must be 200 characters or less',
    topics_can_discuss: 'Topics must be 200 characters or less',
  });
});

test('a kept draft of another shape keeps what still fits', () => {
  const kept = MentorDraft.parse({ headline: 'PhD', educations: [{ school: 'TU Delft', start_date: 7 }], topics: 'x' });
  expect(kept).toMatchObject({ headline: 'PhD', topics: [], time_zone: '' });
  expect(kept.educations).toEqual([{ ...emptyEducation, school: 'TU Delft' }]);
});
