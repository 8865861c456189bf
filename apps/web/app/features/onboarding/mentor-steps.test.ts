import { expect, test } from 'vitest';
import { emptyMentorDraft } from './mentor-draft.ts';
import { fieldsOfStep, firstStepOf, stepAfter, stepBefore, stepOfPath } from './mentor-steps.ts';

test.each([
  ['first_name', 'terms'],
  ['educations', 'studies'],
  ['educations.0.end_date', 'studies'],
  ['experiences.2.organisation', 'work'],
  ['topics_can_discuss', 'help'],
  ['time_zone', 'about'],
  ['something_new', 'review'],
] as const)('a complaint about %s belongs to the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});

test('of several complaints the earliest step is shown', () => {
  expect(firstStepOf(['headline', 'experiences.0.title', 'educations.1.school'])).toBe('studies');
  expect(firstStepOf([])).toBeNull();
});

test('every field of the draft has a step', () => {
  const fields = Object.values(fieldsOfStep).flat();
  const draft = emptyMentorDraft({ first_name: '', last_name: '' }, 'UTC');
  expect(fields.toSorted()).toEqual(Object.keys(draft).toSorted());
});

test('the steps follow each other and stop at their ends', () => {
  expect(stepAfter('terms')).toBe('studies');
  expect(stepAfter('review')).toBe('review');
  expect(stepBefore('studies')).toBe('terms');
  expect(stepBefore('terms')).toBe('terms');
});
