import type { PoolClient } from 'pg';
import { newId, seconds } from '../ids.ts';

/** The version of Stripe's interface that is spoken here. */
export const API_VERSION = '2026-10-28.endive';

/**
 * Keeps an event until it is delivered, in the transaction of what it tells:
 * https://docs.stripe.com/api/events/object
 */
export async function recordEvent(db: PoolClient, type: string, object: unknown): Promise<void> {
  const id = newId('evt');
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(new Date()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  await db.query('insert into payments_sandbox.event (id, type, body) values ($1, $2, $3)', [id, type, body]);
}
