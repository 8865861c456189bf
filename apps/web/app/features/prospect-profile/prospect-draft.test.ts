import { expect, test } from 'vitest';
import {
  emptyProspectDraft,
  mergeProspects,
  ProspectDraft,
  ProspectEditRules,
  ProspectSignUpRules,
} from './prospect-draft.ts';

const draft = emptyProspectDraft({ first_name: 'Ama', last_name: 'Boateng' }, 'Africa/Accra');
const signUp = { ...draft, termsAccepted: true };

function complaints(changed: Partial<typeof signUp>): Record<string, string> {
  const result = ProspectSignUpRules.safeParse({ ...signUp, ...changed });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('names and the ticked terms are enough', () => {
  expect(ProspectSignUpRules.parse(signUp)).toMatchObject({
    first_name: 'Ama',
    intake_year: null,
    target_university_ids: [],
    visibility: 'booked_mentors',
    application_stage: 'exploring',
  });
});

test('[V-01][V-02][V-14] names and terms are asked for', () => {
  expect(complaints({ first_name: ' ', last_name: '', termsAccepted: false })).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
    termsAccepted: 'You must accept the terms and conditions to continue',
  });
});

test('[V-03][V-04][V-12] names have 50 characters, and the motivation 200', () => {
  const long = 'x'.repeat(51);
  expect(complaints({ first_name: long, last_name: long, why_study_abroad: 'y'.repeat(201) })).toEqual({
    first_name: 'First name must be 50 characters or less',
    last_name: 'Last name must be 50 characters or less',
    why_study_abroad: 'Motivation must be 200 characters or less',
  });
});

test('a change sends ids and numbers, and no names', () => {
  const id = '0d4b6f0a-6a57-5d0e-9d51-0b8a3d6f2f11';
  const patch = ProspectEditRules.parse({
    ...draft,
    target_universities: [{ id, label: 'Delft University of Technology' }],
    intake_year: '2027',
  });
  expect(patch).toMatchObject({ target_university_ids: [id], intake_year: 2027, about: null });
  expect(patch).not.toHaveProperty('first_name');
});

test('a kept draft of another shape keeps what still fits', () => {
  expect(
    ProspectDraft.parse({ why_study_abroad: 'Robots', application_stage: 'dreaming', languages: 3 }),
  ).toMatchObject({ why_study_abroad: 'Robots', application_stage: 'exploring', languages: [] });
});

test('of two windows each adds and takes away universities, and the year goes with its term', () => {
  const one = (id: string) => ({ id, label: id.toUpperCase() });
  const base = { ...draft, target_universities: [one('tum'), one('eth')], intake_year: '2027', intake_term: 'autumn' };
  const mine = { ...base, target_universities: [one('eth'), one('nus')], intake_term: 'spring' };
  const theirs = { ...base, target_universities: [...base.target_universities, one('lse')], intake_year: '2028' };
  const { merged, both } = mergeProspects(base, mine, theirs);
  expect(merged.target_universities.map(({ id }) => id)).toEqual(['eth', 'lse', 'nus']);
  expect([merged.intake_year, merged.intake_term]).toEqual(['2027', 'spring']);
  expect(both).toEqual(['intake_year']);
});
