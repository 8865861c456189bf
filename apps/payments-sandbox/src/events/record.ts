import type { PoolClient } from 'pg';
import { newId, seconds } from '../ids.ts';

/** The version of Stripe's interface that is spoken here. */
export const API_VERSION = '2026-10-28.endive';

/**
 * Keeps an event until it is delivered, in the transaction of what it tells:
 * https://docs.stripe.com/api/events/object
 * @param account of a person who is paid; null: it is about the platform's payments
 */
export async function recordEvent(
  db: PoolClient,
  type: string,
  object: unknown,
  account: string | null = null,
): Promise<void> {
  const id = newId('evt');
  const body = JSON.stringify({
    id,
    object: 'event',
    ...(account !== null && { account }),
    api_version: API_VERSION,
    created: seconds(new Date()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  await db.query('insert into payments_sandbox.event (id, type, body, destination) values ($1, $2, $3, $4)', [
    id,
    type,
    body,
    account === null ? 'payments' : 'payouts',
  ]);
}
