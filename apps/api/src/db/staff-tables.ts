import type { Timestamp, Touched } from './column-types.ts';

type StaffRole = 'support' | 'moderator' | 'finance' | 'admin';

export interface StaffMemberTable {
  auth_user_id: string;
  role: StaffRole;
  /** Null: the command line. */
  granted_by: string | null;
  granted_at: Touched;
  revoked_at: Timestamp | null;
}

export interface StaffEventTable {
  id: string;
  kind: 'granted' | 'revoked' | 'audit_read';
  /** Null: the command line. */
  actor_user_id: string | null;
  about_user_id: string | null;
  role: StaffRole | null;
  reason: string | null;
  created_at: Touched;
}

export interface StaffTables {
  staff_member: StaffMemberTable;
  staff_event: StaffEventTable;
}
