import { z } from 'zod';
import { Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import { emailAddress, Id, Instant, optional, pageOf, pageQuery, text, title } from './primitives.ts';
import { REPORT_REASONS, REPORT_TARGETS } from './report-reasons.ts';

const Reason = z.enum(REPORT_REASONS, 'Choose a reason');

/** The reported thing. Signed-out visitors can report public things. */
export const ReportTarget = z.object({
  type: z.enum(REPORT_TARGETS, 'Choose what you report'),
  /** The id of the profile, service, review, booking, conversation or message. */
  id: Id,
});
export type ReportTarget = z.infer<typeof ReportTarget>;

export const CreateReport = z
  .strictObject({
    target: ReportTarget,
    reason: Reason,
    /** At least 20 characters where the reason says that something is against the law. */
    text: optional(text(LIMITS.report_text_max)),
    /** The address of a signed-out reporter for the receipt and the outcome; signed in, the account's. */
    email: optional(emailAddress(LIMITS.line_max)),
    name: optional(title(LIMITS.name_max * 2)),
    /** The language of emails to a signed-out reporter; left out, English. */
    lang: Language.optional(),
    good_faith: z.literal(true, 'Confirm that what you say is true as far as you know'),
  })
  .meta({ id: 'CreateReport' });
export type CreateReport = z.infer<typeof CreateReport>;

export const ReportReceipt = z
  .object({
    /** The code of the report in emails: `R-7KQ2M4XW`. */
    code: z.string(),
    /** Whether it was added to an earlier report by the same person about the same thing. */
    is_addition: z.boolean(),
    /** Whether the receipt, and later the outcome, are emailed. */
    is_emailed: z.boolean(),
    /** The time by which it is reviewed. */
    due_at: Instant,
  })
  .meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof ReportReceipt>;

/**
 * The outcome that a reporter learns of a decision: only public facts about the other person.
 * `removed`: it's no longer shown. `acted`: another action was taken. `nothing`: it isn't against the rules. `reversed`: the
 * decision was changed after an appeal.
 */
export const ReportOutcome = z.enum(['removed', 'acted', 'nothing', 'reversed']);
export type ReportOutcome = z.infer<typeof ReportOutcome>;

/** A report as its reporter sees it. */
export const MyReport = z
  .object({
    id: Id,
    code: z.string(),
    target: ReportTarget,
    /** The reported person; null where the account was deleted. */
    about: z.object({ first_name: z.string(), last_name: z.string() }).nullable(),
    reason: Reason,
    text: z.string().nullable(),
    /** Null until it is decided. */
    outcome: ReportOutcome.nullable(),
    decided_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'MyReport' });
export type MyReport = z.infer<typeof MyReport>;
export const MyReportsQuery = z.object(pageQuery);
export const MyReports = pageOf(MyReport).meta({ id: 'MyReports' });
export type MyReports = z.infer<typeof MyReports>;
