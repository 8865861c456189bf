import { z } from 'zod';
import { CASE_ACTIONS } from './case-actions.ts';
import { Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import { Id, Instant, pageOf, pageQuery, text } from './primitives.ts';
import { SealedFile } from './sealed-files.ts';

/** A person's appeal against a decision about them. */
const Appeal = z.object({
  state: z.enum(['open', 'upheld', 'overturned']),
  /** Their text. */
  text: z.string().nullable(),
  /** Their files, until they are deleted. */
  files: z.array(SealedFile),
  created_at: Instant,
  /** The reasons for the answer; null while it is open, and without any. */
  answer: z.string().nullable(),
  decided_at: Instant.nullable(),
});

/** A decision as its subject sees it. It never names the reporter. */
export const Decision = z
  .object({
    id: Id,
    created_at: Instant,
    /** Whether the platform decided by itself. */
    automated: z.boolean(),
    /** The statement of reasons, as it was sent. */
    statement: z.string().nullable(),
    /** The language of the statement. */
    lang: Language,
    actions: z.array(
      z.object({
        type: z.enum(CASE_ACTIONS),
        /** The beginning, where it is later; null where it began at once. */
        from: Instant.nullable(),
        /** The end; null without one, or without a lasting effect. */
        until: Instant.nullable(),
        /** Whether it has ended, or was undone. */
        is_over: z.boolean(),
      }),
    ),
    /** The time at which it was overturned; null while it counts. */
    overturned_at: Instant.nullable(),
    appeal: Appeal.nullable(),
    /** The last moment for an appeal, six months after the decision. */
    appeal_until: Instant,
    can_appeal: z.boolean(),
    /** The mentor's profile is hidden until they have read the checklist for sessions. */
    checklist_due: z.boolean(),
  })
  .meta({ id: 'Decision' });
export type Decision = z.infer<typeof Decision>;

export const DecisionParams = z.object({ id: Id });
export const MyDecisionsQuery = z.object(pageQuery);
export const MyDecisions = pageOf(Decision).meta({ id: 'MyDecisions' });
export type MyDecisions = z.infer<typeof MyDecisions>;

export const CreateAppeal = z
  .strictObject({
    text: text(LIMITS.appeal_text_max).min(1, 'Write why the decision is wrong'),
    /** Files that were uploaded before, for the staff. */
    file_ids: z.array(Id).max(LIMITS.appeal_files_max).optional(),
  })
  .meta({ id: 'CreateAppeal' });
export type CreateAppeal = z.infer<typeof CreateAppeal>;
