import type { BookingEventKind, BookingStatus } from '@abroad/contract';
import { sql } from 'kysely';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/connection.ts';
import type { ActorRole, BookingEventDetail } from '../../../db/tables.ts';

/** The person or system that caused an event. */
export interface EventActor {
  /** Null with the role `system`. */
  user_id: string | null;
  role: ActorRole;
}

/** A timer, the payment provider or the platform. */
export const BY_SYSTEM: EventActor = { user_id: null, role: 'system' };

export interface HistoryRow {
  booking_id: string;
  kind: BookingEventKind;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  /** Null with the role `system`. */
  actor_user_id: string | null;
  actor_role: ActorRole;
  detail?: BookingEventDetail;
}

/**
 * Adds rows to the append-only history of bookings, in the transaction that changes them.
 * @returns the ids of the events with webhook subscribers, in order; without subscribers this costs one index lookup.
 */
export async function writeHistory(trx: Database, changes: readonly HistoryRow[]): Promise<string[]> {
  if (changes.length === 0) {
    return [];
  }
  const rows = changes.map(({ detail = {}, ...change }) => ({
    id: newId(),
    detail: JSON.stringify(detail),
    ...change,
  }));
  const heard = await trx
    .with('recorded', (db) => db.insertInto('booking_event').values(rows).returning(['id', 'booking_id']))
    .selectFrom('recorded')
    .innerJoin('booking', 'booking.id', 'recorded.booking_id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_subscription as subscription')
          .select('subscription.id')
          .where('subscription.is_active', '=', true)
          .where(sql<boolean>`subscription.auth_user_id in (booking.mentor_user_id, booking.prospect_user_id)`),
      ),
    )
    .select('recorded.id')
    .execute();
  const ids = new Set(heard.map(({ id }) => id));
  return rows.map(({ id }) => id).filter((id) => ids.has(id));
}
