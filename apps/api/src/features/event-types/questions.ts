import type { ServiceQuestion, ServiceQuestionInput } from '@abroad/contract';

/** A service's questions as its row keeps them: what belongs to no question of a kind is left out. */
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
