import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerProblem, answerProblems } from './service-answers.ts';
import { QuestionKind, ServiceQuestionsInput, type ServiceQuestion } from './service-questions.ts';

const question = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...QuestionKind.options),
  label: fc.string({ minLength: 1, maxLength: 300 }).filter((label) => label.trim() !== ''),
  help: fc.constant(null),
  is_required: fc.boolean(),
  choices: fc.constant<string[]>(['Bachelor', 'Master']),
});
const questionLists = fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 10 });

/** An answer that will do. */
const goodAnswer = ({ id, kind }: ServiceQuestion) => ({
  question_id: id,
  answer: { text: 'Delft', choice: 'Master', link: 'https://files.example/essay.pdf' }[kind],
});

test('[E-23] answers to all questions are valid, and so are answers to the required questions alone', () => {
  fc.assert(
    fc.property(questionLists, (questions) => {
      expect(answerProblems(questions, questions.map(goodAnswer))).toEqual([]);
      const needed = questions.filter(({ is_required }) => is_required);
      expect(answerProblems(questions, needed.map(goodAnswer))).toEqual([]);
      const blank = questions.map(({ id }) => ({ question_id: id, answer: ' ' }));
      expect(answerProblems(questions, blank)).toHaveLength(needed.length);
      expect(answerProblems(questions, [])).toHaveLength(needed.length > 0 ? 1 : 0);
    }),
  );
});

test('[E-23] an answer to no question, or a second one to the same, is refused by its place', () => {
  fc.assert(
    fc.property(questionLists, fc.uuid(), (questions, id) => {
      fc.pre(questions.every((one) => one.id !== id));
      const answers = [...questions.map(goodAnswer), { question_id: id, answer: 'x' }];
      const gone = { path: `answers.${questions.length}.question_id` };
      expect(answerProblems(questions, answers)).toMatchObject([gone]);
      const [first] = questions;
      const twice = first ? [...questions.map(goodAnswer), goodAnswer(first)] : [];
      expect(answerProblems(questions, twice)).toMatchObject(first ? [gone] : []);
    }),
  );
});

test.each([
  ['choice', 'Master', true],
  ['choice', 'master', false],
  ['choice', 'Doctor', false],
  ['link', 'https://drive.example/d/1?x=y#z', true],
  ['link', 'http://example.org', true],
  ['link', 'example.org/file', false],
  ['link', 'javascript:alert(1)', false],
  ['link', 'data:text/html,hello', false],
  ['link', 'https://', false],
  ['link', 'file:///etc/passwd', false],
  ['text', 'anything', true],
] as const)('[E-23] to a %s the answer %j will do: %j', (kind, answer, will_do) => {
  const asked = { kind, is_required: false, choices: ['Bachelor', 'Master'] };
  expect(answerProblem(asked, answer) === null).toBe(will_do);
});

test('[E-04] a service asks each question once, and a choice among two at least', () => {
  const base = { kind: 'text', label: 'Why?', is_required: true } as const;
  const [one, two] = ['0199c0de-0000-7000-8000-000000000001', '0199c0de-0000-7000-8000-000000000002'];
  const parses = (...questions: object[]) => ServiceQuestionsInput.safeParse(questions).success;
  expect(parses({ ...base, id: one }, { ...base, id: two })).toBe(true);
  expect(parses({ ...base, id: one }, { ...base, id: one })).toBe(false);
  expect(parses({ ...base, id: one, kind: 'choice', choices: ['Yes'] })).toBe(false);
  expect(parses({ ...base, id: one, kind: 'choice', choices: ['Yes', 'Yes'] })).toBe(false);
  expect(parses({ ...base, id: one, kind: 'choice', choices: ['Yes', 'No'] })).toBe(true);
});
