import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import { Id, optional, requiredTitle, text } from './primitives.ts';

/** The kind of a question's answer: a text, one of the choices, or the link to a file. */
export const QuestionKind = z.enum(['text', 'choice', 'link']);
export type QuestionKind = z.infer<typeof QuestionKind>;

const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** A mentor's question to students who book a service; only the kind `choice` has `choices`. */
export const ServiceQuestion = z
  .object({
    id: Id,
    kind: QuestionKind,
    label: z.string(),
    help: z.string().nullable(),
    is_required: z.boolean(),
    choices: z.array(z.string()),
  })
  .meta({ id: 'ServiceQuestion' });
export type ServiceQuestion = z.infer<typeof ServiceQuestion>;

/** The same as a mentor sets it. */
export const ServiceQuestionInput = z
  .strictObject({
    /** Created by the client that adds the question. It stays the same when the words change. */
    id: Id,
    kind: QuestionKind,
    label: requiredTitle(words.question_required, 'Question', LIMITS.question_max),
    help: optional(text(500)),
    is_required: z.boolean(),
    /** The choices, only for `choice`. */
    choices: z
      .array(requiredTitle(words.choice_required, undefined, LIMITS.choice_max))
      .max(LIMITS.choices_max)
      .refine(areDifferent, words.choices_twice)
      .optional(),
  })
  .refine((question) => question.kind !== 'choice' || (question.choices?.length ?? 0) >= 2, {
    message: words.choices_min,
    path: ['choices'],
  })
  .meta({ id: 'SetServiceQuestion' });
export type ServiceQuestionInput = z.infer<typeof ServiceQuestionInput>;

/** The questions in their order. */
export const ServiceQuestionsInput = z
  .array(ServiceQuestionInput)
  .max(LIMITS.questions_max)
  .refine((questions) => areDifferent(questions.map(({ id }) => id)), words.questions_twice);

/** An answer to one of them. */
export const ServiceAnswer = z.strictObject({ question_id: Id, answer: text(LIMITS.answer_max) });
export type ServiceAnswer = z.infer<typeof ServiceAnswer>;
