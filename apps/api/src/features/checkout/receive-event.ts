import { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Needs } from './needs.ts';

/** Asks the payment provider how a payment stands, and takes its word over; waiting twice, it runs once. */
export const settlePaymentJob = jobKind({
  task: 'settle-payment',
  payload: z.object({ payment_id: z.uuid() }),
  lane: 'payments',
  key: ({ payment_id }) => `settle-payment:${payment_id}`,
});

/**
 * Takes a signed message of the payment provider: kept once by its id, and followed by a job of the same transaction, so
 * that the provider has its answer at once. It only says what to ask about; what it tells is not believed.
 * @throws AppError WEBHOOK_REFUSED, NOT_FOUND where nobody takes payments.
 */
export async function receivePaymentEvent({ db, payments, logger }: Needs, message: WebhookMessage): Promise<void> {
  if (payments.name === 'none') {
    throw new AppError('NOT_FOUND');
  }
  const event = await payments.readEvent(message);
  if (event === null) {
    throw new AppError('WEBHOOK_REFUSED');
  }
  const { id, kind, intent_id } = event;
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
      .select('id')
      .where('provider', '=', provider)
      .where('intent_id', '=', intent_id)
      .executeTakeFirst();
    if (payment) {
      await enqueue(trx, [settlePaymentJob({ payment_id: payment.id })]);
    } else {
      logger.warn(
        { part: 'payments', event_id: id, kind, intent_id },
        'the provider tells of an intent that is not ours',
      );
    }
  });
}
