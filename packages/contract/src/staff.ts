import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Id, Instant, line, optional, pageOf, pageQuery } from './primitives.ts';

/** What a member of the staff may do; an admin may do what all of them may. */
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
    /** Who gave the role; null where the command line did, or the account is gone. */
    granted_by: NamedPerson.nullable(),
    granted_at: Instant,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;
export const StaffMembers = z.object({ items: z.array(StaffMember) }).meta({ id: 'StaffMembers' });
export type StaffMembers = z.infer<typeof StaffMembers>;

export const CreateStaffMember = z
  .strictObject({ email: z.email('Enter an email address').max(LIMITS.line_max), role: StaffRole, reason })
  .meta({ id: 'CreateStaffMember' });
export type CreateStaffMember = z.infer<typeof CreateStaffMember>;
export const PutStaffMember = z.strictObject({ role: StaffRole, reason }).meta({ id: 'PutStaffMember' });
export const DeleteStaffMember = z.strictObject({ reason }).meta({ id: 'DeleteStaffMember' });
export const StaffParams = z.object({ user_id: Id });

/** What the staff did, or a look at it. */
export const StaffEvent = z
  .object({
    id: Id,
    kind: z.enum(['granted', 'revoked', 'audit_read']),
    /** Who did it; null where the command line did, or the account is gone. */
    actor: NamedPerson.nullable(),
    /** The person whom it is about; null if there is none, or the account no longer exists. */
    about: NamedPerson.nullable(),
    /** The role that was given or taken away; null for a look. */
    role: StaffRole.nullable(),
    reason: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'StaffEvent' });
export type StaffEvent = z.infer<typeof StaffEvent>;
export const StaffEventsQuery = z.object(pageQuery);
export const StaffEvents = pageOf(StaffEvent).meta({ id: 'StaffEvents' });
export type StaffEvents = z.infer<typeof StaffEvents>;
