import type { Sandbox } from '../sandbox.ts';
import { seconds } from '../ids.ts';
import { receiversOf, type Destination, type Receiver } from './receivers.ts';
import { signEvent } from './sign.ts';

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
export async function postEvent(
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
