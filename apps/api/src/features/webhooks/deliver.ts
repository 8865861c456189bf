import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { attempt, type Outcome } from './attempt.ts';
import { writeMessage } from './message.ts';
import { storeOutcome } from './store-outcome.ts';

export type DeliveryDeps = Pick<Context, 'db' | 'clock' | 'sealer' | 'webhooks'>;

const SWITCHED_OFF: Outcome = { response_code: null, response_body: null, problem: 'switched_off' };

/** A delivery with its subscription. */
const findDelivery = (db: Database, id: string) =>
  db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_subscription as subscription', 'subscription.id', 'delivery.subscription_id')
    .innerJoin('authenticated_user as person', 'person.id', 'subscription.auth_user_id')
    .selectAll('subscription')
    .select([
      'delivery.id',
      'delivery.subscription_id',
      'delivery.booking_id',
      'delivery.booking_event_id',
      'delivery.payout_event_id',
      'delivery.event',
      'delivery.status',
      'delivery.attempts',
      'delivery.next_try_at',
      'person.status as person_status',
    ])
    .where('delivery.id', '=', id)
    .executeTakeFirst();

/** Attempts a delivery if it is due. One that was delivered, given up, or waits for its next attempt is left alone. */
export async function deliver(context: DeliveryDeps, delivery_id: string): Promise<void> {
  const found = await findDelivery(context.db, delivery_id);
  if (found?.status !== 'waiting' || Date.parse(found.next_try_at ?? '') > context.clock.now()) {
    return;
  }
  const isActive = found.is_active && found.person_status === 'active';
  const send = async () =>
    attempt(
      context,
      { ...found, id: found.subscription_id },
      { id: delivery_id, body: await writeMessage(context, found) },
    );
  await storeOutcome(context, found, isActive ? await send() : SWITCHED_OFF);
}
