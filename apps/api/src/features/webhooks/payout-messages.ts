import { WebhookPayoutMessage } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { insertDeliveries } from './fan-out.ts';

const findEvent = (db: Database, id: string) =>
  db
    .selectFrom('payout_event')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .select(['payout_event.kind', 'payout_event.created_at', 'payout_event.to_status', 'payout_event.text'])
    .select(['payout.id', 'payout.user_id', 'payout.currency', 'payout.amount_minor'])
    .where('payout_event.id', '=', id)
    .executeTakeFirst();

/** Creates the deliveries of a payout's event for its mentor's subscriptions, once even if it is repeated. */
export async function fanOutPayout(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  payout_event_id: string,
): Promise<void> {
  const event = await findEvent(db, payout_event_id);
  if (event === undefined) {
    return;
  }
  const type = `payout.${event.kind}`;
  await writeAbout(db, event.user_id, async (trx) => {
    const subscriptions = await trx
      .selectFrom('webhook_subscription')
      .select('id')
      .where('auth_user_id', '=', event.user_id)
      .where('is_active', '=', true)
      .where(
        (is) => is.val(type),
        '=',
        (is) => is.fn.any('events'),
      )
      .execute();
    const now = new Date(clock.now());
    const rows = subscriptions.map(({ id: subscription_id }) => ({
      id: newId(),
      subscription_id,
      payout_event_id,
      event: type,
      next_try_at: now,
      created_at: now,
    }));
    await insertDeliveries(trx, rows);
  });
}

/** The message of a payout's event, with the status that it had then. */
export async function writePayoutMessage({ db }: Pick<Context, 'db'>, type: string, id: string): Promise<string> {
  const event = await findEvent(db, id);
  if (event === undefined) {
    throw new Error(`no event of a payout is called ${id}`);
  }
  const { to_status: status, currency, amount_minor, text, created_at } = event;
  const failure = status === 'failed' ? text : null;
  const payout = { id: event.id, status, currency, amount: fromMinor(amount_minor, currency) ?? 0, failure };
  return JSON.stringify(WebhookPayoutMessage.parse({ type, timestamp: toInstant(created_at), data: { payout } }));
}
