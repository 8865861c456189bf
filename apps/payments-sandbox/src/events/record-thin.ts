import type { PoolClient } from 'pg';
import { newId } from '../ids.ts';

/** A thin event: it says what it is about, and is asked for the rest. */
async function record(db: PoolClient, type: string, about: object, details: object | null): Promise<void> {
  const id = newId('evt');
  const created = new Date().toISOString();
  const body = JSON.stringify({ id, object: 'v2.core.event', created, livemode: false, ...about, type });
  await db.query(
    `insert into payments_sandbox.event (id, type, body, details, destination) values ($1, $2, $3, $4, 'payouts')`,
    [id, type, body, details === null ? null : JSON.stringify(details)],
  );
}

/**
 * Keeps a thin event about an account until it is delivered, in the transaction of what it tells:
 * https://docs.stripe.com/event-destinations#thin-events
 * @param details what only reading the event tells
 */
export const recordThinEvent = (db: PoolClient, type: string, account_id: string, details: object | null = null) => {
  const url = `/v2/core/accounts/${account_id}`;
  return record(db, type, { related_object: { id: account_id, type: 'v2.core.account', url } }, details);
};

/** A person came back from the pages of an account link. */
export const recordLinkReturned = (db: PoolClient, account_id: string, use_case: string) =>
  record(db, 'v2.core.account_link.returned', {}, { account_id, configurations: ['recipient'], use_case });
