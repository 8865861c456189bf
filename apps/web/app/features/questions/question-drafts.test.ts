import { VALIDATION_MESSAGES as words } from '@abroad/contract/validation-messages';
import { ServiceQuestionInput } from '@abroad/contract/service-questions';
import { expect, test } from 'vitest';
import {
  movedBy,
  newQuestion,
  questionProblems,
  toQuestion,
  toQuestionDraft,
  type QuestionDraft,
} from './question-drafts.ts';

const draft = (changes: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...newQuestion(),
  label: 'Your goal?',
  ...changes,
});

test('a question goes out as the service takes it, and comes back as it was typed', () => {
  const typed = draft({ kind: 'choice', choices: ' Exploring \n\nApplying\nApplying', help: ' One ' });
  const question = toQuestion(typed);
  expect(ServiceQuestionInput.parse(question)).toEqual(question);
  expect(question).toMatchObject({ choices: ['Exploring', 'Applying'], help: 'One' });
  expect(toQuestion(toQuestionDraft(question))).toEqual(question);
});

test('only a choice has choices', () => {
  expect(toQuestion(draft({ choices: 'A\nB' })).choices).toEqual([]);
});

test('a question has words, and a choice has two to twelve answers', () => {
  const many = Array.from({ length: 13 }, (_, at) => `Choice ${at}`).join('\n');
  const drafts = [
    draft({ id: 'a', label: ' ' }),
    draft({ id: 'b' }),
    draft({ id: 'c', kind: 'choice', choices: 'A\nA' }),
    draft({ id: 'd', kind: 'choice', choices: many }),
    draft({ id: 'e', kind: 'choice', choices: `A\n${'b'.repeat(101)}` }),
  ];
  expect(questionProblems(drafts)).toEqual({
    a: { label: words.question_required },
    c: { choices: words.choices_min },
    d: { choices: 'No more than 12' },
    e: { choices: 'Use 100 characters or less' },
  });
});

test('questions change places', () => {
  const drafts = ['a', 'b', 'c'].map((id) => draft({ id }));
  const order = (list: readonly QuestionDraft[]) => list.map(({ id }) => id).join('');
  expect(order(movedBy(drafts, 'c', -1))).toBe('acb');
  expect(order(movedBy(drafts, 'a', 1))).toBe('bac');
});
