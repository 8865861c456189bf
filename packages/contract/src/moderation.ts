import { z } from 'zod';
import {
  CASE_ACTIONS,
  CASE_PRESETS,
  CASE_RULES,
  CASE_TARGETS,
  CLOSING_REASONS,
  MASKED_FIELDS,
} from './case-actions.ts';
import { LADDER_STEPS, STRIKE_KINDS } from './case-ladders.ts';
import { CASE_EVENTS, CASE_STATES } from './case-rules.ts';
import { FRAUD_KINDS, FRAUD_MARKS } from './fraud.ts';
import { Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import { Id, Instant, optional, pageOf, pageQuery, repeated, single, text } from './primitives.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { SealedFile } from './sealed-files.ts';

const State = z.enum(CASE_STATES);
const Rule = z.enum(CASE_RULES, 'Choose the rule');
const TargetType = z.enum(CASE_TARGETS);
const Person = z.object({ user_id: Id, first_name: z.string(), last_name: z.string(), slug: z.string() });

const days = z
  .int('Enter a whole number')
  .min(1, 'Enter 1 or more')
  .max(LIMITS.measure_days_max, `Enter ${LIMITS.measure_days_max} or less`);
/** The length in days; null lasts until it is undone. */
const length = days.nullable();

/** One action of a decision. */
export const CaseAction = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal(['no_action', 'note', 'warn', 'remove', 'restore', 'freeze', 'revoke_proof', 'refund_booking']),
  }),
  z.strictObject({
    type: z.literal('close_account'),
    /** Why a mentor's account closes at once; null where they have notice. */
    at_once: z.enum(CLOSING_REASONS).nullable().optional(),
  }),
  z.strictObject({
    type: z.literal('mask'),
    fields: z.array(z.enum(MASKED_FIELDS)).min(1, 'Choose at least one text').max(MASKED_FIELDS.length),
  }),
  z.strictObject({ type: z.literal(['hide_profile', 'hold_payouts', 'limit_messages']), days: length }),
  z.strictObject({ type: z.literal('suspend'), days: length, end_sessions: z.boolean() }),
]);
export type CaseAction = z.infer<typeof CaseAction>;

const decision = {
  actions: z.array(CaseAction).min(1, 'Choose what happens').max(CASE_ACTIONS.length),
  /** The rule that was broken; null where none was. */
  rule: Rule.nullable(),
  /** The staff's findings, for the person, in their language. */
  facts: optional(text(LIMITS.case_facts_max)),
};
const version = z.int().min(1);
export const CaseParams = z.object({ id: Id });
export const CaseFileParams = z.object({ id: Id, file_id: Id });
export const PreviewDecision = z.strictObject(decision).meta({ id: 'PreviewDecision' });
export type PreviewDecision = z.infer<typeof PreviewDecision>;
export const DecideCase = z.strictObject({ version, ...decision }).meta({ id: 'DecideCase' });
export type DecideCase = z.infer<typeof DecideCase>;
export const CaseVersion = z.strictObject({ version }).meta({ id: 'CaseVersion' });
export const AddCaseNote = z
  .strictObject({ version, text: text(LIMITS.case_note_max).min(1, 'Write a note') })
  .meta({ id: 'AddCaseNote' });
export const DecideAppeal = z
  .strictObject({
    version,
    outcome: z.enum(['uphold', 'overturn'], 'Choose what happens'),
    /** The reasons, for the person. */
    answer: text(LIMITS.case_facts_max).min(1, 'Write why'),
  })
  .meta({ id: 'DecideAppeal' });
export type DecideAppeal = z.infer<typeof DecideAppeal>;

export const UndoDecision = z
  .strictObject({
    version,
    decision_id: Id,
    /** The reasons, for the person, in their language. */
    reason: text(LIMITS.case_facts_max).min(1, 'Write why'),
  })
  .meta({ id: 'UndoDecision' });
export type UndoDecision = z.infer<typeof UndoDecision>;

/** A statement of reasons as it is sent: paragraphs without markup. */
const Statement = z.object({ language: Language, paragraphs: z.array(z.string()) });
export const StatementPreview = z
  .object({
    /** In the person's language; null where nothing is sent. */
    for_person: Statement.nullable(),
    /** The same in the moderator's. */
    for_moderator: Statement.nullable(),
  })
  .meta({ id: 'StatementPreview' });
export type StatementPreview = z.infer<typeof StatementPreview>;

const claim = z.object({ by: Person.nullable(), until: Instant }).nullable();

/** A case in the queue. */
export const CaseSummary = z
  .object({
    id: Id,
    state: State,
    version: z.int(),
    target_type: TargetType,
    /** Null where the account was deleted. */
    owner: Person.nullable(),
    reason: z.enum(REPORT_REASONS),
    priority: z.int(),
    due_at: Instant,
    is_overdue: z.boolean(),
    report_count: z.int(),
    claim,
    created_at: Instant,
  })
  .meta({ id: 'CaseSummary' });
export type CaseSummary = z.infer<typeof CaseSummary>;
export const CasesQuery = z.object({
  /** The states of the cases; left out: those that wait for a decision. */
  state: repeated(State),
  due: single(z.enum(['overdue', 'today'])),
  type: single(TargetType),
  ...pageQuery,
});
export type CasesQuery = z.infer<typeof CasesQuery>;
export const Cases = pageOf(CaseSummary).meta({ id: 'Cases' });
export type Cases = z.infer<typeof Cases>;

/** Texts by the name of their field. */
const Words = z.record(z.string(), z.union([z.string(), z.array(z.string())]).nullable());

const Decision = z.object({
  id: Id,
  target_type: TargetType,
  /** Null where the platform decided by itself, and where the operator did on the command line. */
  decided_by: Person.nullable(),
  automated: z.boolean(),
  overturns_decision_id: Id.nullable(),
  rule: Rule.nullable(),
  actions: z.array(CaseAction),
  facts: z.string().nullable(),
  created_at: Instant,
});

/** Everything about a case. */
export const Case = CaseSummary.extend({
  source: z.enum(['report', 'signal', 'staff']),
  target: z.object({
    type: TargetType,
    id: Id,
    /** The current words; null where the target no longer exists. */
    words: Words.nullable(),
    /** Whether it is hidden from others now. */
    is_hidden: z.boolean(),
  }),
  /** The person's account; null where it was deleted. */
  account: z
    .object({
      status: z.enum(['active', 'suspended']),
      language: Language,
      created_at: Instant,
      /** The time at which it closes, after its notice. */
      closes_at: Instant.nullable(),
    })
    .nullable(),
  /** The words when it was reported, the earliest first. */
  evidence: z.array(z.object({ words: Words, taken_at: Instant })),
  reports: z.array(
    z.object({
      id: Id,
      reason: z.enum(REPORT_REASONS),
      text: z.string().nullable(),
      /** Null for signed-out reporters and deleted accounts. */
      reporter: Person.nullable(),
      /** The number of the reporter: the same for one person or one network address. */
      reporter_number: z.int(),
      /** The weight of the reporter's reports: 0.2 to 1.5. */
      accuracy: z.number(),
      created_at: Instant,
    }),
  ),
  /** Signals of fraud about the person, the latest first. */
  signals: z.array(
    z.object({
      id: Id,
      kind: z.enum(FRAUD_KINDS),
      booking_id: Id.nullable(),
      /** The other person of the session; null for none, and for a deleted account. */
      other: Person.nullable(),
      /** The marks that the two have in common. */
      marks: z.array(z.enum(FRAUD_MARKS)),
      count: z.int().nullable(),
      /** For a photo that others also have: the person's photo and similar ones, to compare. */
      photos: z.array(z.object({ person: Person, url: z.string() })),
      /** The evidence sent to the bank, by the provider's names. */
      evidence: z.record(z.string(), z.string()),
      found_at: Instant,
      /** The time at which staff cleared it; null while it counts. */
      cleared_at: Instant.nullable(),
    }),
  ),
  history: z.array(
    z.object({ kind: z.enum(CASE_EVENTS), actor: Person.nullable(), text: z.string().nullable(), created_at: Instant }),
  ),
  /** The decisions of this case and of earlier ones about the same person, the latest first. */
  decisions: z.array(
    Decision.extend({
      case_id: Id,
      /** Whether a moderator can take it back in this case. */
      can_undo: z.boolean(),
    }),
  ),
  strikes: z.array(
    z.object({ kind: z.enum(STRIKE_KINDS), created_at: Instant, fades_at: Instant, lifted_at: Instant.nullable() }),
  ),
  /** The next step of each rule's ladder after another breach now. */
  next_steps: z.array(
    z.object({
      rule: Rule,
      /** The number of the strike. */
      strike: z.int(),
      step: z.enum(LADDER_STEPS),
      days: z.int().nullable(),
    }),
  ),
  appeal: z
    .object({
      decision_id: Id,
      text: z.string().nullable(),
      /** The person's files, until they are deleted. */
      files: z.array(SealedFile),
      created_at: Instant,
      answer: z.string().nullable(),
    })
    .nullable(),
  actions: z.array(z.enum(CASE_ACTIONS)),
  maskable_fields: z.array(z.enum(MASKED_FIELDS)),
  /** Sentences for the facts, in the person's language and the moderator's. */
  presets: z.array(z.object({ key: z.enum(CASE_PRESETS), text: z.string(), meaning: z.string() })),
}).meta({ id: 'Case' });
export type Case = z.infer<typeof Case>;

/** A message as it was when it was reported or noticed. */
const CaseMessage = z.object({
  id: Id,
  /** Null where the account was deleted. */
  author: Person.nullable(),
  /** Whether the case's person wrote it. */
  is_owner: z.boolean(),
  /** Whether it is the reported message; false for all in a reported conversation. */
  is_target: z.boolean(),
  text: z.string(),
  /** The whole email of an answer by mail; null where the message has all of it. */
  whole_text: z.string().nullable(),
  /** The names of its files. */
  files: z.array(z.string()),
  is_held: z.boolean(),
  is_removed: z.boolean(),
  created_at: Instant,
});
export const CaseMessages = z
  .object({
    /** The message with five before and five after it, or the last eleven of a conversation; the earliest copy first. */
    copies: z.array(z.object({ taken_at: Instant, messages: z.array(CaseMessage) })),
    /** Whether neither side can write until the decision. */
    is_frozen: z.boolean(),
    /** Messages with the same text that wait for this decision, this one included. */
    held: z.int(),
  })
  .meta({ id: 'CaseMessages' });
export type CaseMessages = z.infer<typeof CaseMessages>;
