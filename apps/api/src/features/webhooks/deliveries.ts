import { LIMITS, WEBHOOK_TEST, type WebhookDelivery } from '@abroad/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { takeAllowance } from '../../db/take-allowance.ts';
import type { Database } from '../../db/connection.ts';
import type { WebhookDeliveryTable } from '../../db/tables.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { attempt, isAccepted } from './attempt.ts';
import type { DeliveryDeps } from './deliver.ts';
import { deliverJob } from './deliver-job.ts';
import { writeMessage } from './message.ts';
import { findSubscription } from './subscriptions.ts';

type Row = Selectable<WebhookDeliveryTable>;

const present = (row: Row): WebhookDelivery => ({
  id: row.id,
  event: row.event as WebhookDelivery['event'],
  booking_id: row.booking_id,
  status: row.status,
  attempts: row.attempts,
  response_code: row.response_code,
  response_body: row.response_body,
  problem: row.problem,
  last_try_at: instantOrNull(row.last_try_at),
  next_try_at: instantOrNull(row.next_try_at),
  created_at: toInstant(row.created_at),
});

/** The deliveries of a webhook, the latest first. @throws AppError NOT_FOUND, PAGE_TOO_DEEP. */
export async function listDeliveries(
  { db }: Pick<Context, 'db'>,
  user_id: string,
  { id, ...query }: { id: string; page: number; page_size: number },
) {
  const { limit, offset } = pageBounds(query);
  await findSubscription(db, user_id, id);
  const all = db.selectFrom('webhook_delivery').where('subscription_id', '=', id);
  const [rows, { total }] = await Promise.all([
    all.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return toPage(rows.map(present), total, query);
}

/**
 * Limits attempts, because any server can be named as a webhook.
 * @throws AppError TOO_MANY_WEBHOOK_TRIES, with the time until the next one.
 */
async function takeTryAllowance(trx: Database, user_id: string): Promise<void> {
  const wait_s = await takeAllowance(trx, { user_id, kind: 'webhook_try', max: LIMITS.webhook_tries_per_hour });
  if (wait_s > 0) {
    throw new AppError('TOO_MANY_WEBHOOK_TRIES', { retry_after_s: wait_s });
  }
}

/** Sends a test and logs it. @throws AppError NOT_FOUND, WEBHOOK_OFF, TOO_MANY_WEBHOOK_TRIES. */
export async function sendTest(context: DeliveryDeps, user_id: string, id: string): Promise<WebhookDelivery> {
  const subscription = await findSubscription(context.db, user_id, id);
  if (!subscription.is_active) {
    throw new AppError('WEBHOOK_OFF');
  }
  await writeAs(context.db, user_id, (trx) => takeTryAllowance(trx, user_id));
  const delivery = {
    id: newId(),
    subscription_id: id,
    booking_id: null,
    booking_event_id: null,
    payout_event_id: null,
    event: WEBHOOK_TEST,
    created_at: new Date(context.clock.now()),
  };
  const body = await writeMessage(context, { ...delivery, auth_user_id: user_id });
  const outcome = await attempt(context, subscription, { id: delivery.id, body });
  const status = isAccepted(outcome) ? 'delivered' : 'failed';
  const last_try_at = new Date(context.clock.now());
  const row = await writeAs(context.db, user_id, async (trx) => {
    // If it was deleted meanwhile, it has no deliveries any more.
    await findSubscription(trx, user_id, id);
    return trx
      .insertInto('webhook_delivery')
      .values({ ...delivery, ...outcome, status, attempts: 1, last_try_at, next_try_at: null })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return present(row);
}

/** Restarts a delivery now. @throws AppError NOT_FOUND, WEBHOOK_OFF, TOO_MANY_WEBHOOK_TRIES. */
export async function replay({ db, clock }: Pick<Context, 'db' | 'clock'>, user_id: string, id: string) {
  const delivery = await db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_subscription as subscription', 'subscription.id', 'delivery.subscription_id')
    .select(['delivery.id', 'subscription_id', 'is_active'])
    .where('delivery.id', '=', id)
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (!delivery) {
    throw new AppError('NOT_FOUND');
  }
  if (!delivery.is_active) {
    throw new AppError('WEBHOOK_OFF');
  }
  return writeAs(db, user_id, async (trx) => {
    await takeTryAllowance(trx, user_id);
    const row = await trx
      .updateTable('webhook_delivery')
      .set({ status: 'waiting', attempts: 0, next_try_at: new Date(clock.now()) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      throw new AppError('NOT_FOUND');
    }
    await enqueue(trx, [deliverJob(delivery)]);
    return present(row);
  });
}

/** A delivery this late has lost its job. */
const LATE_MS = 5 * 60_000;

/** How long deliveries are kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const BATCH = 500;

/** Enqueues deliveries whose job was lost, and deletes old ones. */
export async function sweepWebhooks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const late = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'subscription_id'])
    .where('status', '=', 'waiting')
    .where('next_try_at', '<', toInstant(now - LATE_MS))
    .orderBy('next_try_at')
    .limit(BATCH)
    .execute();
  await enqueue(
    db,
    late.map((delivery) => deliverJob(delivery)),
  );
  await db
    .deleteFrom('webhook_delivery')
    .where('status', '<>', 'waiting')
    .where('created_at', '<', toInstant(now - KEPT_MS))
    .execute();
}
