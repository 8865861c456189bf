import type { BookingEventKind, BookingStatus } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { ActorRole } from '../../db/tables.ts';

/** What a row of the history tells beside its kind. Both sides read it: nothing that is one side's alone stands here. */
export interface ChangeDetail {
  /** What whoever did it wrote to the other side. */
  reason?: string;
  /** Where a session stood before it was moved, and where it stands since. */
  from?: string;
  to?: string;
  /** The proposal that was made, answered, or by which the session was moved. */
  proposal_id?: string;
  /** The times that were proposed. */
  starts?: readonly string[];
  /** What moved, or is to move, in minor units of the booking's currency. */
  amount_minor?: number;
  payment_id?: string;
  refund_id?: string;
}

export interface BookingChange {
  booking_id: string;
  kind: BookingEventKind;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  /** Null with the role `system`. */
  actor_user_id: string | null;
  actor_role: ActorRole;
  detail?: Readonly<ChangeDetail>;
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
