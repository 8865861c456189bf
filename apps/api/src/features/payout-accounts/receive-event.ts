import { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { payoutProviderOf, type PayoutEvent } from '../../providers/payouts/port.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Asks the provider about a mentor's account. Enqueued twice, it runs once. */
export const settlePayoutAccountJob = jobKind({
  task: 'settle-payout-account',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'payments',
  key: ({ user_id }) => `settle-payout-account:${user_id}`,
});

/** The providers that send events; each has its own address. */
export const PAYOUT_WEBHOOKS = ['stripe_connect', 'sandbox'] as const;

interface Arrival {
  provider: (typeof PAYOUT_WEBHOOKS)[number];
  message: WebhookMessage;
  /** Handles further effects of a payout's event, in the transaction that stores it. */
  onPayout: (trx: Database, event: PayoutEvent & { provider: string }) => Promise<void>;
}

async function follow(
  trx: Database,
  { logger }: PayoutAccountDeps,
  { provider, event, onPayout }: Arrival & { event: PayoutEvent },
) {
  const { id, kind, account_id, payout_id } = event;
  const stored = await trx
    .insertInto('payout_provider_event')
    .values({ id, provider, kind, account_id, payout_id })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored || account_id === null) {
    return;
  }
  const owner = await trx
    .selectFrom('payout_account')
    .select('user_id')
    .where('provider', '=', provider)
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  if (owner === undefined) {
    // Also where the event of a new account comes before the answer that names it.
    logger.info(
      { part: 'payouts', event_id: id, kind, account_id },
      'the provider tells of an account that is not ours',
    );
  } else {
    await enqueue(trx, [settlePayoutAccountJob(owner)]);
  }
  if (payout_id !== null) {
    await onPayout(trx, { ...event, provider });
  }
}

/**
 * Receives a signed event of a payout provider. It is stored once by its id, and jobs of the same transaction ask the provider,
 * so that it gets its answer at once. Its content is not trusted: it only says what to ask about.
 * @throws AppError WEBHOOK_REFUSED, NOT_FOUND for a provider that isn't set up
 */
export async function receivePayoutEvent(context: PayoutAccountDeps, arrival: Arrival): Promise<void> {
  const provider = payoutProviderOf(context, arrival.provider);
  if (provider.name === 'none') {
    throw new AppError('NOT_FOUND');
  }
  const event = await provider.readEvent(arrival.message);
  if (event === null) {
    throw new AppError('WEBHOOK_REFUSED');
  }
  await context.db.transaction().execute((trx) => follow(trx, context, { ...arrival, event }));
}

/** Providers repeat an event for days; after that its id isn't needed. */
const EVENTS_KEPT_DAYS = 30;

export async function sweepPayoutEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('payout_provider_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`)
    .execute();
}
