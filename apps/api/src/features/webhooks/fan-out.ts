import { sql, type Insertable } from 'kysely';
import type { Context } from '../../context.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { BookingStatus } from '../../db/tables.ts';
import type { WebhookDeliveryTable } from '../../db/webhook-tables.ts';
import { lockRecords } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { deliverJob } from './deliver-job.ts';
import { webhookEventTypes } from './webhook-event-types.ts';

interface SubscribedEvent {
  booking_event_id: string;
  booking_id: string;
  kind: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  subscription_id: string;
  auth_user_id: string;
  events: string[];
}

/** The events, once for each active subscription of either person, in order of time. */
async function findSubscribed(db: Database, event_ids: readonly string[]): Promise<SubscribedEvent[]> {
  const { rows } = await sql<SubscribedEvent>`
    select event.id as booking_event_id, event.booking_id, event.kind, event.from_status, event.to_status,
      subscription.id as subscription_id, subscription.auth_user_id, subscription.events
    from booking_event event
    join booking on booking.id = event.booking_id
    join webhook_subscription subscription
      on subscription.auth_user_id in (booking.mentor_user_id, booking.prospect_user_id) and subscription.is_active
    where event.id = any(${event_ids}::uuid[])
    order by event.created_at, event.id, subscription.id`.execute(db);
  return rows;
}

const deliveriesOf = (subscribed: readonly SubscribedEvent[], now: Date) =>
  subscribed.flatMap(({ booking_event_id, booking_id, subscription_id, events, ...event }) =>
    webhookEventTypes(event)
      .filter((type) => events.includes(type))
      .map((type) => ({
        id: newId(),
        subscription_id,
        booking_event_id,
        booking_id,
        event: type,
        next_try_at: now,
        created_at: now,
      })),
  );

/** Stores deliveries and enqueues them, without those that there are already. */
export async function insertDeliveries(
  trx: Database,
  rows: readonly Insertable<WebhookDeliveryTable>[],
): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  const made = await trx
    .insertInto('webhook_delivery')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'subscription_id'])
    .execute();
  await enqueue(
    trx,
    made.map((delivery) => deliverJob(delivery)),
  );
}

/** Creates the deliveries of events for their subscribers, once even if it is repeated. */
export async function fanOut({ db, clock }: Pick<Context, 'db' | 'clock'>, event_ids: readonly string[]) {
  const now = new Date(clock.now());
  const owners = new Set((await findSubscribed(db, event_ids)).map(({ auth_user_id }) => auth_user_id));
  if (owners.size === 0) {
    return;
  }
  await db.transaction().execute(async (trx) => {
    await lockRecords(trx, [...owners]);
    // Read again under the locks: subscriptions may have been deleted meanwhile.
    const rows = deliveriesOf(await findSubscribed(trx, event_ids), now);
    await insertDeliveries(trx, rows);
  });
}
