import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { text } from './primitives.ts';

/** Texts that a person writes often, in their order. Only they see them. */
export const SavedAnswers = z.object({ items: z.array(z.string()) }).meta({ id: 'SavedAnswers' });
export type SavedAnswers = z.infer<typeof SavedAnswers>;

/** The whole list; blank texts are left out. */
export const PutSavedAnswers = z
  .strictObject({ items: z.array(text(LIMITS.saved_answer_max)).max(LIMITS.saved_answers_max) })
  .meta({ id: 'PutSavedAnswers' });
