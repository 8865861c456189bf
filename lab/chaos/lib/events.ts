import { signEvent } from '../../../apps/payments-sandbox/src/events.ts';
import { WEBHOOK_PATHS } from './sandbox-part.ts';
import type { World } from './world.ts';

export interface DeliveredEvent {
  id: string;
  body: string;
}

type About = 'payments' | 'payouts';

/** All events of the payment provider for one of its receivers, oldest first. */
export const deliveredEvents = ({ ask }: Pick<World, 'ask'>, about: About = 'payments'): Promise<DeliveredEvent[]> =>
  ask<DeliveredEvent & Record<string, unknown>>(
    'select id, body from payments_sandbox.event where destination = $1 order by number',
    [about],
  );

interface Signing {
  secret: string;
  age_s?: number;
  signature?: string | null;
  about?: About;
}

/** An API that was killed may leave a connection open for ever. */
const PATIENCE_MS = 10_000;

/** Sends an event to an API. @returns the status of its response */
export async function deliver(
  base_url: string,
  body: string,
  { secret, age_s = 0, signature, about = 'payments' }: Signing,
): Promise<number> {
  const signed = signature === undefined ? signEvent(body, secret, Math.floor(Date.now() / 1000) - age_s) : signature;
  const response = await fetch(`${base_url}${WEBHOOK_PATHS[about]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signed === null ? {} : { 'stripe-signature': signed }) },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  return response.status;
}
