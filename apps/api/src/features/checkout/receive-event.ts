import { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { endPausedPaymentsJob } from '../../jobs/known-jobs.ts';
import { keepDecline, payingState } from '../fraud/declines.ts';
import type { CheckoutDeps } from './deps.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Settles a payment. Enqueued twice, it runs once. */
export const settlePaymentJob = jobKind({
  task: 'settle-payment',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `settle-payment:${payment_id}`,
});

/**
 * Receives a signed webhook of the payment provider. It is stored once by its id, and a job of the same transaction
 * settles the payment, so that the provider gets its answer at once. Its content is not trusted: it only says which
 * payment to settle.
 * @throws AppError WEBHOOK_REFUSED, NOT_FOUND if payments are off.
 */
export async function receivePaymentEvent(context: CheckoutDeps, message: WebhookMessage): Promise<void> {
  const { db, payments, logger } = context;
  if (payments.name === 'none') {
    throw new AppError('NOT_FOUND');
  }
  const event = await payments.readEvent(message);
  if (event === null) {
    throw new AppError('WEBHOOK_REFUSED');
  }
  const { id, kind, intent_id, declined } = event;
  const provider = payments.name;
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('payment_provider_event')
      .values({ id, provider, kind, intent_id })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept || intent_id === null) {
      return;
    }
    const payment = await trx
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .select(['payment.id', 'prospect_user_id'])
      .where('provider', '=', provider)
      .where('intent_id', '=', intent_id)
      .executeTakeFirst();
    if (payment) {
      await enqueue(trx, [settlePaymentJob({ payment_id: payment.id })]);
      if (declined) {
        const { prospect_user_id: user_id } = payment;
        const now = context.clock.now();
        await keepDecline(context, trx, { provider, event_id: id, user_id, card: declined.card, now });
        if ((await payingState(trx, user_id, now)).paused_until !== null) {
          await enqueue(trx, [endPausedPaymentsJob({ user_id })]);
        }
      }
    } else {
      logger.warn(
        { part: 'payments', event_id: id, kind, intent_id },
        'the provider tells of an intent that is not ours',
      );
    }
  });
}

/** Providers repeat an event for days; after that its id isn't needed. */
const EVENTS_KEPT_DAYS = 30;

export async function sweepPaymentEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('payment_provider_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`)
    .execute();
}
