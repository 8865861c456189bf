import type { BookingStatus } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { ActorRole } from '../../db/tables.ts';

export interface BookingChange {
  booking_id: string;
  kind: 'created' | 'accepted' | 'declined' | 'cancelled' | 'rescheduled' | 'expired' | 'completed';
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  /** Null with the role `system`. */
  actor_user_id: string | null;
  actor_role: ActorRole;
  detail?: Readonly<Record<string, unknown>>;
}

/** Adds rows to the append-only history of bookings, in the transaction that changes them. */
export async function recordChanges(trx: Database, changes: readonly BookingChange[]): Promise<void> {
  if (changes.length === 0) {
    return;
  }
  const rows = changes.map(({ detail = {}, ...change }) => ({
    id: newId(),
    detail: JSON.stringify(detail),
    ...change,
  }));
  await trx.insertInto('booking_event').values(rows).execute();
}
