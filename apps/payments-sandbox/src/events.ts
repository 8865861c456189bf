import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { PoolClient } from 'pg';
import type { SandboxConfig } from './config.ts';
import { missing, type Call, type Reply, readParams } from './http/call.ts';
import { newId, seconds } from './ids.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * The header `Stripe-Signature`: https://docs.stripe.com/webhooks#verify-manually
 * @param at Unix seconds
 */
export function signEvent(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** The subject of events: payments of the platform, or the people who are paid. */
export type Destination = 'payments' | 'payouts';

interface Receiver {
  url: string;
  secret: string;
}

/** Returns the receivers of events, each with a secret of its own: https://docs.stripe.com/event-destinations. Others are kept, and not sent. */
export function receiversOf(config: SandboxConfig): Partial<Record<Destination, Receiver>> {
  const { webhook_url, webhook_secret, payouts_webhook_url, payouts_webhook_secret } = config;
  return {
    ...(webhook_url !== null && { payments: { url: webhook_url, secret: webhook_secret } }),
    ...(payouts_webhook_url !== null && { payouts: { url: payouts_webhook_url, secret: payouts_webhook_secret } }),
  };
}

/** `GET /v2/core/events/:id`: a thin event with what it left out. https://docs.stripe.com/api/v2/core/events/retrieve */
export async function readThinEvent({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  const { rows } = await db.query<{ body: string; details: object | null }>(
    'select body, details from payments_sandbox.event where id = $1 and body like \'%"v2.core.event"%\'',
    [id],
  );
  const [event] = rows;
  if (event === undefined) {
    throw missing('event', id);
  }
  const { body, details } = event;
  return { status: 200, body: { ...(JSON.parse(body) as object), ...(details !== null && { data: details }) } };
}

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

const AT_ONCE = 4;
/** An event whose sender was killed can be sent again after this time. */
const LEASE_S = 7;
const TIMEOUT_MS = 5_000;
const LONGEST_WAIT_S = 60;
/** Three days, as Stripe; at most a minute apart, because developers don't wait for hours. */
const GIVE_UP_AFTER = 4_320;

interface DueEvent {
  id: string;
  body: string;
  attempts: number;
  destination: Destination;
}

const TAKE = `
  update payments_sandbox.event set attempts = attempts + 1, due = clock_timestamp() + make_interval(secs => $2)
  where id in (select id from payments_sandbox.event where due <= clock_timestamp() and destination = any($3)
    order by due, number limit $1 for update skip locked)
  returning id, body, attempts, destination`;

/** Sends an event once. @returns whether the receiver accepted it */
async function postEvent(
  url: string,
  { body, signature, signal }: { body: string; signature: string; signal: AbortSignal },
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function deliver({ pool, stopping }: Sandbox, { url, secret }: Receiver, event: DueEvent): Promise<void> {
  const signature = signEvent(event.body, secret, seconds(new Date()));
  if (await postEvent(url, { body: event.body, signature, signal: stopping })) {
    await pool.query('update payments_sandbox.event set due = null, delivered_at = clock_timestamp() where id = $1', [
      event.id,
    ]);
    return;
  }
  const wait = Math.min(LONGEST_WAIT_S, 2 ** Math.min(event.attempts - 1, 10));
  await pool.query(
    `update payments_sandbox.event set due = case when attempts < $3 then clock_timestamp() + make_interval(secs => $2) end
     where id = $1`,
    [event.id, wait, GIVE_UP_AFTER],
  );
}

/**
 * Delivers what is due, each at least once: an event is crossed out only after it was taken.
 * @returns whether there was anything, so that there may be more
 */
export async function deliverEvents(sandbox: Sandbox): Promise<boolean> {
  const receivers = receiversOf(sandbox.config);
  const { rows } = await sandbox.pool.query<DueEvent>(TAKE, [AT_ONCE, LEASE_S, Object.keys(receivers)]);
  await Promise.all(
    rows.map(async (event) => {
      const receiver = receivers[event.destination];
      await (receiver && deliver(sandbox, receiver, event));
    }),
  );
  return rows.length > 0;
}
