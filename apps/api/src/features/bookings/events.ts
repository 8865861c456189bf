import type { BookingEventKind, BookingStatus } from '@abroad/contract';
import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { ActorRole } from '../../db/tables.ts';
import { FAN_OUT_WEBHOOKS } from '../../jobs/enqueue-known.ts';

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

/** Retries of the job that has subscribers told. */
const MAX_ATTEMPTS = 12;

/**
 * Adds rows to the append-only history of bookings, in the transaction that changes them, and has those told who
 * subscribed to what happens with their bookings: in one round trip, which with nobody subscribed looks into an index.
 */
export async function recordChanges(trx: Database, changes: readonly BookingChange[]): Promise<void> {
  if (changes.length === 0) {
    return;
  }
  const rows = changes.map(({ detail = {}, ...change }) => ({
    id: newId(),
    detail: JSON.stringify(detail),
    ...change,
  }));
  await trx
    .with('recorded', (db) => db.insertInto('booking_event').values(rows).returning(['id', 'booking_id']))
    .with('heard', (db) =>
      db
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
        .select(sql<string[] | null>`json_agg(recorded.id)`.as('booking_event_ids')),
    )
    .selectFrom('heard')
    .where('booking_event_ids', 'is not', null)
    .select(
      sql`graphile_worker.add_job(
        identifier => ${FAN_OUT_WEBHOOKS}::text,
        payload => json_build_object('booking_event_ids', booking_event_ids),
        max_attempts => ${MAX_ATTEMPTS}::int,
        queue_name => ${FAN_OUT_WEBHOOKS}::text)`.as('job'),
    )
    .execute();
}
