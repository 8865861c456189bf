import { LIMITS } from '@abroad/contract/limits';
import { answerProblem } from '@abroad/contract/service-answers';
import type { ServiceAnswer, ServiceQuestion } from '@abroad/contract/service-questions';

/** The answers typed so far, by the question's id. */
export type AnswerDraft = Readonly<Record<string, string>>;

/** The problems, by the question's id, in the words of the rules (`rule-words.ts`). */
export type AnswerProblems = Readonly<Record<string, string>>;

/** Finds the problems that must be fixed before the answers are sent. */
export function answerProblems(questions: readonly ServiceQuestion[], draft: AnswerDraft): AnswerProblems {
  const problems = questions.map((question) => [question.id, problemOf(question, textOf(question, draft))] as const);
  return Object.fromEntries(problems.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** The answers as the booking takes them: in the order of the questions, without empty ones. */
export function toAnswers(questions: readonly ServiceQuestion[], draft: AnswerDraft): ServiceAnswer[] {
  return questions
    .map((question) => ({ question_id: question.id, answer: textOf(question, draft) }))
    .filter(({ answer }) => answer !== '');
}

/** Returns the API's refusals of the sent answers; null if it refused none of them. */
export function refusedAnswers(
  sent: readonly ServiceAnswer[],
  failures: readonly { path: string; message: string }[],
): AnswerProblems | null {
  const about = failures.filter(({ path }) => path === 'answers' || path.startsWith('answers.'));
  const named = about.flatMap(({ path, message }) => {
    const answer = sent[Number(path.split('.')[1] ?? Number.NaN)];
    return answer === undefined ? [] : [[answer.question_id, message] as const];
  });
  return about.length === 0 ? null : Object.fromEntries(named);
}

/** Whether a text is the address of a page or a file, and nothing else. */
export function isWebLink(text: string): boolean {
  return answerProblem({ kind: 'link', is_required: true, choices: [] }, text) === null;
}

const textOf = ({ id }: ServiceQuestion, draft: AnswerDraft) => (draft[id] ?? '').trim();

function problemOf(question: ServiceQuestion, text: string): string | null {
  return text.length > LIMITS.answer_max
    ? `Use ${LIMITS.answer_max} characters or less`
    : answerProblem(question, text);
}
