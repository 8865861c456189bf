import { z } from 'zod';
import { PersonNamed } from './admin-people.ts';
import { LIMITS } from './limits.ts';
import { Id, Instant, line, pageOf, pageQuery, single } from './primitives.ts';

/**
 * The state of an email: `waiting` for its first attempt, `failed` at the last one and to be tried again, `bounced` for good,
 * or `folded` into one digest of several.
 */
export const STAFF_MAIL_STATES = ['sent', 'waiting', 'failed', 'bounced', 'folded'] as const;
export const StaffMailState = z.enum(STAFF_MAIL_STATES);
export type StaffMailState = z.infer<typeof StaffMailState>;

export const StaffMailsQuery = z.object({
  ...pageQuery,
  /** A part of a name, an address or a link, or the id of a person or an email. */
  q: single(line(LIMITS.line_max)),
  state: single(StaffMailState),
});
export type StaffMailsQuery = z.infer<typeof StaffMailsQuery>;

/** An email without its text. */
export const StaffMailRow = z
  .object({
    id: Id,
    kind: z.string(),
    /** Null for emails that no staff member or not the caller may read: those to them, and to the other side of their bookings and conversations. */
    subject: z.string().nullable(),
    state: StaffMailState,
    /** The address alone. */
    address: z.string(),
    /** Null for those who have no account. */
    person: PersonNamed.nullable(),
    created_at: Instant,
    sent_at: Instant.nullable(),
  })
  .meta({ id: 'StaffMailRow' });
export type StaffMailRow = z.infer<typeof StaffMailRow>;
export const StaffMails = pageOf(StaffMailRow).meta({ id: 'StaffMails' });
export type StaffMails = z.infer<typeof StaffMails>;

export const StaffMail = z
  .object({
    ...StaffMailRow.shape,
    failed_at: Instant.nullable(),
    bounced_at: Instant.nullable(),
    /** The mail server's message at the last failure or the bounce. */
    failure: z.string().nullable(),
    /** Whether it has a code or names a reporter: then no one can read it here. */
    is_secret: z.boolean(),
    /** Whether the reader may read its text. */
    may_read: z.boolean(),
    may_send: z.boolean(),
  })
  .meta({ id: 'StaffMail' });
export type StaffMail = z.infer<typeof StaffMail>;

/** The text of an email, with links shortened so that they sign no one in. */
export const StaffMailText = z.object({ text: z.string() }).meta({ id: 'StaffMailText' });
export type StaffMailText = z.infer<typeof StaffMailText>;
export const StaffMailParams = z.object({ id: Id });
