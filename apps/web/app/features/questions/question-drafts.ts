import { LIMITS } from '@abroad/contract/limits';
import { VALIDATION_MESSAGES as words } from '@abroad/contract/validation-messages';
import type { QuestionKind, ServiceQuestion } from '@abroad/contract/service-questions';

/** A question as its mentor types it: one choice per line. */
export interface QuestionDraft {
  id: string;
  kind: QuestionKind;
  label: string;
  help: string;
  is_required: boolean;
  choices: string;
}

export const newQuestion = (): QuestionDraft => ({
  id: crypto.randomUUID(),
  kind: 'text',
  label: '',
  help: '',
  is_required: false,
  choices: '',
});

export const toQuestionDraft = ({ id, kind, label, help, is_required, choices }: ServiceQuestion): QuestionDraft => ({
  id,
  kind,
  label,
  help: help ?? '',
  is_required,
  choices: choices.join('\n'),
});

/** Choices of another kind than `choice` are dropped only when they are sent, so that a change of kind can be undone. */
export const toQuestion = ({ id, kind, label, help, is_required, choices }: QuestionDraft): ServiceQuestion => ({
  id,
  kind,
  label: label.trim(),
  help: help.trim() === '' ? null : help.trim(),
  is_required,
  choices: kind === 'choice' ? linesOf(choices) : [],
});

/** A problem, in the words of the rules (`rule-words.ts`). */
export interface QuestionProblem {
  label?: string;
  choices?: string;
}

/** Finds the problems that must be fixed, by the question's id. */
export function questionProblems(drafts: readonly QuestionDraft[]): Readonly<Record<string, QuestionProblem>> {
  const problems = drafts.map((draft) => {
    const choices = draft.kind === 'choice' ? choicesProblem(linesOf(draft.choices)) : null;
    const label = draft.label.trim() === '' ? words.question_required : null;
    return [draft.id, { ...(label && { label }), ...(choices && { choices }) }] as const;
  });
  return Object.fromEntries(problems.filter(([, problem]) => Object.keys(problem).length > 0));
}

function choicesProblem(choices: readonly string[]): string | null {
  if (choices.length < 2) {
    return words.choices_min;
  }
  if (choices.length > LIMITS.choices_max) {
    return `No more than ${LIMITS.choices_max}`;
  }
  return choices.some((choice) => choice.length > LIMITS.choice_max)
    ? `Use ${LIMITS.choice_max} characters or less`
    : null;
}

/** The lines of a text, each once and without empty ones. */
function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}

/** Returns the list with one question moved up (-1) or down (1). */
export function movedBy(drafts: readonly QuestionDraft[], id: string, by: -1 | 1): QuestionDraft[] {
  const at = drafts.findIndex((draft) => draft.id === id);
  const moved = drafts[at];
  const rest = drafts.filter((draft) => draft.id !== id);
  return moved === undefined ? rest : rest.toSpliced(at + by, 0, moved);
}
