import { z } from 'zod';
import { Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import { Id, Instant, requiredLine, requiredTitle, Slug, TimeZone } from './primitives.ts';
import { StaffRole } from './staff.ts';

export const FirstName = requiredTitle(words.first_name_required, 'First name', LIMITS.name_max, words.first_name_max);
export const LastName = requiredTitle(words.last_name_required, 'Last name', LIMITS.name_max, words.last_name_max);

export const AccountStatus = z.enum(['active', 'suspended', 'deleted']);

/** The emails that a user wants besides those about other people's actions. */
export const EmailPreferences = z
  .strictObject({
    /** Copies of the user's own actions: booked, accepted, cancelled. */
    own_actions: z.boolean(),
    /** Reminders 24 hours and 1 hour before a session. */
    reminders: z.boolean(),
    /** New mentors who match a saved search. */
    saved_searches: z.boolean(),
  })
  .meta({ id: 'EmailPreferences' });
export type EmailPreferences = z.infer<typeof EmailPreferences>;

export const AuthenticatedUser = z
  .object({
    id: Id,
    clerk_id: z.string(),
    email: z.string().nullable(),
    slug: z.string().min(1),
    first_name: z.string(),
    last_name: z.string(),
    status: AccountStatus,
    /** When the person last accepted terms, of whichever kind. */
    terms_accepted_at: Instant.nullable(),
    mentor_terms_version: z.string().nullable(),
    platform_terms_version: z.string().nullable(),
    time_zone: z.string().nullable(),
    language: z.string(),
    email_preferences: EmailPreferences,
    /** The time since which mail to `email` bounces; null while it arrives. */
    email_bounced_at: Instant.nullable(),
    /** Why the account is suspended, in words for the person; null while it isn't. */
    suspension_reason: z.string().nullable(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'AuthenticatedUser' });
export type AuthenticatedUser = z.infer<typeof AuthenticatedUser>;

export const CreateAuthenticatedUser = z
  .strictObject({ first_name: FirstName, last_name: LastName, slug: Slug.optional(), language: Language.optional() })
  .meta({ id: 'CreateAuthenticatedUser' });
/** The kinds of profile that a user can have. */
const Role = z.enum(['mentor', 'prospect']);

export const PatchAuthenticatedUser = z
  .strictObject({
    first_name: FirstName,
    last_name: LastName,
    slug: Slug,
    time_zone: TimeZone,
    language: Language,
    role_in_use: Role,
    email_preferences: z.strictObject(EmailPreferences.shape).partial(),
    /** Null sends mail again to an address from which it bounced. */
    email_bounced_at: z.null(),
  })
  .partial()
  .meta({ id: 'PatchAuthenticatedUser' });

export const TermsKind = z.enum(['mentor', 'platform']);
const LegalText = z.object({ html: z.string(), language: Language });
const TermsText = LegalText.extend({ version: z.string() });
export const TermsQuery = z.object({ language: Language.optional() });
export const Terms = z
  .object({
    mentor: TermsText,
    platform: TermsText,
    privacy: LegalText.nullable(),
    imprint: LegalText.nullable(),
  })
  .meta({ id: 'Terms' });
export const AcceptTerms = z
  .strictObject({ terms: TermsKind, version: requiredLine(words.required, 20) })
  .meta({ id: 'AcceptTerms' });

/** The mentor terms step's form: both names and the ticked box. */
export const MentorTermsForm = z.object({
  first_name: FirstName,
  last_name: LastName,
  termsAccepted: z.literal(true, words.terms_required),
});

/** The next steps of a new mentor, the most helpful first. */
export const MENTOR_STEPS = [
  'photo',
  'proof',
  'meeting_link',
  'calendar',
  'paid_service',
  'payout_account',
  'share',
] as const;
/** The parts of a mentor's route, by which students look for mentors. */
export const ROUTE_PARTS = ['study_abroad', 'origin', 'topic', 'language'] as const;

export const MentorChecklist = z
  .object({
    /** Steps that this instance doesn't support are left out. */
    steps: z.array(z.object({ step: z.enum(MENTOR_STEPS), is_done: z.boolean() })),
    missing: z.array(z.enum(ROUTE_PARTS)),
  })
  .meta({ id: 'MentorChecklist' });
export type MentorChecklist = z.infer<typeof MentorChecklist>;

export const ResourceFlags = z
  .object({
    has_mentor_profile: z.boolean(),
    has_prospect_profile: z.boolean(),
    has_calendar: z.boolean(),
    mentor_profile_id: Id.nullable(),
    prospect_profile_id: Id.nullable(),
    /** The role that was chosen last, on any device; null until then. */
    role_in_use: Role.nullable(),
    /** The current name; the one in a token is as old as the token. */
    first_name: z.string(),
    last_name: z.string(),
    /** Terms that have a newer version than the one that the person accepted. */
    terms_due: z.array(TermsKind),
    /** Whether the account is suspended: its sessions can still be joined and cancelled. */
    is_suspended: z.boolean(),
    /** Their role in the staff; null for those who have none. */
    staff_role: StaffRole.nullable(),
  })
  .meta({ id: 'ResourceFlags' });
