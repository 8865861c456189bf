import type { ServiceQuestion, ServiceQuestionInput } from '@abroad/contract';

/** A service's questions as stored, without fields that their kind doesn't have. */
export const writeQuestions = (questions: readonly ServiceQuestionInput[]): string =>
  JSON.stringify(
    questions.map(({ id, kind, label, help, is_required, choices }): ServiceQuestion => ({
      id,
      kind,
      label,
      help: help ?? null,
      is_required,
      choices: kind === 'choice' ? (choices ?? []) : [],
    })),
  );
