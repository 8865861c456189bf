import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

type StaffRole = 'support' | 'moderator' | 'finance' | 'admin';

export interface StaffMemberTable {
  auth_user_id: string;
  role: StaffRole;
  /** The person who granted it; null for the command line. */
  granted_by: string | null;
  granted_at: Touched;
  revoked_at: Timestamp | null;
}

export interface StaffEventTable {
  id: string;
  /** One of `STAFF_EVENT_KINDS`; the database knows their form. */
  kind: string;
  /** The person who acted; null for the command line. */
  actor_user_id: string | null;
  about_user_id: string | null;
  role: StaffRole | null;
  reason: string | null;
  /** Its second subject: one of `STAFF_SUBJECTS`, and its id. */
  subject_type: string | null;
  subject_id: string | null;
  created_at: Touched;
}

/** The link that makes the first admin. */
export interface FirstAdminLinkTable {
  token_hash: Buffer;
  expires_at: Timestamp;
}

/** The totals of a day's audit. */
export interface StaffEventDayTable {
  /** The day in UTC, as YYYY-MM-DD. */
  day: string;
  entries: number;
  /** SHA-256. */
  digest: Buffer;
}

/** A grant that waits for a second admin. */
export interface StaffGrantTable {
  auth_user_id: string;
  role: StaffRole;
  asked_by: string;
  reason: string | null;
  asked_at: Touched;
}

/** The person as whom a staff member views the product. */
export interface ViewAsTable {
  staff_user_id: string;
  auth_user_id: string;
  until: Timestamp;
}

export interface StaffTables {
  staff_member: StaffMemberTable;
  staff_grant: StaffGrantTable;
  staff_event: StaffEventTable;
  view_as: ViewAsTable;
  first_admin_link: FirstAdminLinkTable;
  staff_event_day: StaffEventDayTable;
}

export const staffTables = {
  staff_member: { owner: 'staff', archive: 'composed', erasure: 'deleted' },
  staff_grant: { owner: 'staff', archive: 'composed', erasure: 'deleted' },
  // The audit is kept. It has no name of an erased person.
  staff_event: { owner: 'staff', archive: 'composed', erasure: 'elsewhere' },
  // Lasts half an hour; the archive has it from the audit, with its reason.
  view_as: { owner: 'staff', archive: null, erasure: 'deleted' },
  first_admin_link: { owner: 'staff' },
  staff_event_day: { owner: 'staff' },
} as const satisfies Record<keyof StaffTables, TableRules>;
