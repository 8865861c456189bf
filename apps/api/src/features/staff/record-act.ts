import type { StaffEventKind, StaffRole, StaffSubject } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';

export interface StaffAct {
  kind: StaffEventKind;
  /** The person who did it; null for the command line and for automatic acts. */
  actor_id: string | null;
  about_user_id?: string | null;
  subject?: StaffSubject | null;
  /** The role that was granted or revoked. */
  role?: StaffRole | null;
  reason?: string | null;
}

/**
 * Adds an entry to the audit, in the transaction of what it reports. It stays for good, so it holds ids and no words but
 * the reason, which an erasure of the person it is about removes.
 */
export async function recordStaffAct(
  trx: Database,
  { kind, actor_id, about_user_id = null, subject = null, role = null, reason = null }: StaffAct,
): Promise<void> {
  await trx
    .insertInto('staff_event')
    .values({
      id: newId(),
      kind,
      actor_user_id: actor_id,
      about_user_id,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      role,
      reason,
    })
    .execute();
}
