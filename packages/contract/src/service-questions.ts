import { z } from 'zod';
import { Id, optional, requiredLine, text } from './primitives.ts';

export const QUESTIONS_MAX = 10;
export const CHOICES_MAX = 12;

/** How a question is answered: in words, by one of the choices, or by the link to a file. */
export const QuestionKind = z.enum(['text', 'choice', 'link']);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** What a mentor asks whoever books a service. */
export const ServiceQuestion = z
  .strictObject({
    /** Made by whoever adds it; it keeps a question the same while its words change. */
    id: Id,
    kind: QuestionKind,
    label: requiredLine('Write the question', 300),
    help: optional(text(500)),
    is_required: z.boolean(),
    /** For `choice` alone. */
    choices: z.array(requiredLine('Write the choice', 100)).max(CHOICES_MAX).optional(),
  })
  .refine((question) => question.kind !== 'choice' || (question.choices?.length ?? 0) >= 2, {
    message: 'Give at least two choices',
    path: ['choices'],
  })
  .meta({ id: 'ServiceQuestion' });
export type ServiceQuestion = z.infer<typeof ServiceQuestion>;
export const ServiceQuestions = z.array(ServiceQuestion).max(QUESTIONS_MAX);
