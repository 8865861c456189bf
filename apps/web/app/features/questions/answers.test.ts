import { VALIDATION_MESSAGES as words } from '@abroad/contract/validation-messages';
import type { ServiceQuestion } from '@abroad/contract/service-questions';
import { expect, test } from 'vitest';
import { answerProblems, isWebLink, refusedAnswers, toAnswers } from './answers.ts';

const question = (id: string, changes: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  id,
  kind: 'text',
  label: `Question ${id}`,
  help: null,
  is_required: false,
  choices: [],
  ...changes,
});
const goal = question('goal', { is_required: true });
const stage = question('stage', { kind: 'choice', choices: ['Exploring', 'Applying'] });
const cv = question('cv', { kind: 'link' });
const all = [goal, stage, cv];

test('what must be answered is asked for, and what need not be is not', () => {
  expect(answerProblems(all, {})).toEqual({ goal: words.required });
  expect(answerProblems(all, { goal: '  ' })).toEqual({ goal: words.required });
  expect(answerProblems(all, { goal: 'A room in Delft' })).toEqual({});
});

test('an answer is no longer than a booking takes, one of the choices, or a whole link', () => {
  expect(answerProblems(all, { goal: 'a'.repeat(2001), stage: 'Dreaming', cv: 'my-cv.pdf' })).toEqual({
    goal: 'Use 2000 characters or less',
    stage: words.answer_choice,
    cv: words.answer_link,
  });
});

test.each([
  ['https://example.com/cv.pdf', true],
  ['http://example.com', true],
  ['example.com', false],
  ['javascript:alert(1)', false],
  ['see https://example.com', false],
] as const)('whether “%s” becomes a link: %s', (text, isLink) => {
  expect(isWebLink(text)).toBe(isLink);
});

test('answers go out in the order of the questions, without those that were left open', () => {
  expect(toAnswers(all, { cv: ' https://example.com/cv.pdf ', goal: 'A room', gone: 'Old' })).toEqual([
    { question_id: 'goal', answer: 'A room' },
    { question_id: 'cv', answer: 'https://example.com/cv.pdf' },
  ]);
});

test('what the service refuses is said at its question', () => {
  const sent = toAnswers(all, { goal: 'A room', cv: 'https://example.com/cv.pdf' });
  expect(refusedAnswers(sent, [{ path: 'answers.1.answer', message: 'No' }])).toEqual({ cv: 'No' });
  expect(refusedAnswers(sent, [{ path: 'answers', message: 'Changed' }])).toEqual({});
  expect(refusedAnswers(sent, [{ path: 'message', message: 'Too long' }])).toBeNull();
});
