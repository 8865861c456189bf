import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Id, Instant, line, optional, pageOf, pageQuery } from './primitives.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

/** The roles of staff members; an admin may do everything that the others may. */
export const STAFF_ROLES = ['support', 'moderator', 'finance', 'admin'] as const;
export const StaffRole = z.enum(STAFF_ROLES, 'Choose a role');
export type StaffRole = z.infer<typeof StaffRole>;

const reason = optional(line(LIMITS.staff_reason_max)).optional();
/** A person in the lists of staff; null if the account no longer exists. */
const NamedPerson = z.object({ user_id: Id, name: z.string(), slug: z.string() });

/** The signed-in member of the staff. */
export const StaffMe = z.object({ user_id: Id, role: StaffRole, granted_at: Instant }).meta({ id: 'StaffMe' });
export type StaffMe = z.infer<typeof StaffMe>;

export const StaffMember = z
  .object({
    ...NamedPerson.shape,
    role: StaffRole,
    /** The person who gave the role; null where the command line did, or the account is gone. */
    granted_by: NamedPerson.nullable(),
    granted_at: Instant,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

/** A grant that waits for a second admin, who confirms it by granting the same. */
export const StaffGrant = z
  .object({
    ...NamedPerson.shape,
    role: StaffRole,
    /** The person who asked for it. */
    asked_by: NamedPerson.nullable(),
    reason: z.string().nullable(),
    asked_at: Instant,
    /** The admins who may confirm it. */
    second_ids: z.array(Id),
  })
  .meta({ id: 'StaffGrant' });
export type StaffGrant = z.infer<typeof StaffGrant>;

export const StaffMembers = z
  .object({ items: z.array(StaffMember), waiting: z.array(StaffGrant) })
  .meta({ id: 'StaffMembers' });
export type StaffMembers = z.infer<typeof StaffMembers>;

export const CreateStaffMember = z
  .strictObject({ email: z.email(words.email).max(LIMITS.line_max), role: StaffRole, reason })
  .meta({ id: 'CreateStaffMember' });
export type CreateStaffMember = z.infer<typeof CreateStaffMember>;
export const PutStaffMember = z.strictObject({ role: StaffRole, reason }).meta({ id: 'PutStaffMember' });
export const DeleteStaffMember = z.strictObject({ reason }).meta({ id: 'DeleteStaffMember' });
export const BecomeFirstAdmin = z.strictObject({ token: line(100) }).meta({ id: 'BecomeFirstAdmin' });
export const StaffParams = z.object({ user_id: Id });

/** The kinds of events in the audit; each feature adds its own. */
export const STAFF_EVENT_KINDS = [
  'granted',
  'revoked',
  'grant_asked',
  'grant_withdrawn',
  'role_ended',
  'second_factor_removed',
  'audit_read',
  'people_searched',
  'person_read',
  'review_read',
  'review_case_opened',
  'bookings_searched',
  'booking_read',
  'booking_words_read',
  'booking_refunded',
  'suspended',
  'lifted',
  'view_as_started',
  'view_as_stopped',
  'case_seen',
  'messages_read',
  'case_decided',
  'appeal_decided',
  'decision_undone',
  'document_read',
  'proof_decided',
  'proofs_revoked',
  'mail_domain_changed',
  'university_checked',
  'vouch_list_created',
  'vouch_list_ended',
  'no_show_read',
  'no_show_decided',
  'payout_read',
  'payout_claim_begun',
  'payout_claim_ended',
  'payout_batch_created',
  'payout_batch_read',
  'payout_released',
  'payout_held',
  'payout_cancelled',
  'payout_marked_paid',
  'payout_asked',
  'mails_searched',
  'mail_read',
  'mail_sent_again',
  'job_retried',
  'job_discarded',
] as const;
export const StaffEventKind = z.enum(STAFF_EVENT_KINDS);
export type StaffEventKind = z.infer<typeof StaffEventKind>;

/** The subjects of staff actions, besides a person; the console links to those that have a page there. */
export const STAFF_SUBJECTS = [
  'booking',
  'case',
  'decision',
  'appeal',
  'report',
  'review',
  'proof',
  'mail_domain',
  'university',
  'vouch_list',
  'no_show_case',
  'document',
  'payout',
  'mail',
  'job',
] as const;
export const StaffSubject = z.object({
  type: z.enum(STAFF_SUBJECTS),
  id: z.string(),
});
export type StaffSubject = z.infer<typeof StaffSubject>;

/** A staff action, or a read of the audit. */
export const StaffEvent = z
  .object({
    id: Id,
    kind: StaffEventKind,
    /** The person who did it; null where the command line did, or the account is gone. */
    actor: NamedPerson.nullable(),
    /** The person whom it is about; null if there is none, or the account no longer exists. */
    about: NamedPerson.nullable(),
    /** The role that was granted or revoked; null for other events. */
    role: StaffRole.nullable(),
    /** Its second subject; null for none. */
    subject: StaffSubject.nullable(),
    reason: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'StaffEvent' });
export type StaffEvent = z.infer<typeof StaffEvent>;
export const StaffEventsQuery = z.object({
  ...pageQuery,
  /** Only actions by this person, or about them. */
  user_id: Id.optional(),
  kind: StaffEventKind.optional(),
});
export type StaffEventsQuery = z.infer<typeof StaffEventsQuery>;
export const StaffEvents = pageOf(StaffEvent).meta({ id: 'StaffEvents' });
export type StaffEvents = z.infer<typeof StaffEvents>;

/** The work that waits for the staff, as the console's first page counts it; each feature adds its own. */
export const ADMIN_TILES = [
  'cases',
  'no_shows',
  'proofs',
  'domain_proposals',
  'universities',
  'payouts',
  'payouts_failed',
  'disputes',
  'refunds_failed',
  'mails_failed',
  'grants',
] as const;
export const AdminTile = z
  .object({
    tile: z.enum(ADMIN_TILES),
    /** The number that waits, including the overdue. */
    due: z.int().min(0),
    overdue: z.int().min(0),
  })
  .meta({ id: 'AdminTile' });
export type AdminTile = z.infer<typeof AdminTile>;
export const AdminToday = z.object({ items: z.array(AdminTile) }).meta({ id: 'AdminToday' });
export type AdminToday = z.infer<typeof AdminToday>;
