import type { FieldError } from './errors.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import type { ServiceAnswer, ServiceQuestion } from './service-questions.ts';

/** Says whether a text is a web address that can be opened safely (WHATWG URL). */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
}

/** Returns the problem of an answer to a question; null when it is valid. A blank answer is none. */
export function answerProblem(
  question: Pick<ServiceQuestion, 'kind' | 'is_required' | 'choices'>,
  answer: string,
): string | null {
  const given = answer.trim();
  if (given === '') {
    return question.is_required ? words.required : null;
  }
  if (question.kind === 'choice' && !question.choices.includes(given)) {
    return words.answer_choice;
  }
  return question.kind === 'link' && !isWebAddress(given) ? words.answer_link : null;
}

/**
 * Finds the problems of the answers to a service's questions: `answers.N.answer`, `answers.N.question_id` for a question that
 * is not asked or was answered already, and `answers` where a required one is missing.
 */
export function answerProblems(questions: readonly ServiceQuestion[], answers: readonly ServiceAnswer[]): FieldError[] {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();
  const problems = answers.flatMap(({ question_id, answer }, at): FieldError[] => {
    const question = asked.get(question_id);
    if (!question || answered.has(question_id)) {
      return [{ path: `answers.${at}.question_id`, message: question ? words.questions_twice : words.question_gone }];
    }
    answered.add(question_id);
    const message = answerProblem(question, answer);
    return message === null ? [] : [{ path: `answers.${at}.answer`, message }];
  });
  const isMissing = questions.some(({ id, is_required }) => is_required && !answered.has(id));
  return isMissing ? [...problems, { path: 'answers', message: words.answers_missing }] : problems;
}
