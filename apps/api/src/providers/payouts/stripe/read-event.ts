import type Stripe from 'stripe';
import type { Ask } from '../../stripe/stripe-client.ts';
import type { PayoutEvent } from '../port.ts';
import { readSigned, TOLERANCE_S } from '../../stripe/signed.ts';

interface Message {
  headers: Headers;
  body: string;
}

/** Two kinds of events are sent: of accounts thin ones, of payouts and bank accounts those with a snapshot. */
const isThin = (body: string) => body.includes('"v2.core.event"');

function fromSnapshot({ id, type, account, data }: Stripe.Event): PayoutEvent {
  const { object, id: about } = data.object as { object?: unknown; id?: unknown };
  return {
    id,
    kind: type,
    account_id: account ?? null,
    payout_id: object === 'payout' && typeof about === 'string' ? about : null,
  };
}

/** The account that a thin event is about. One that doesn't name it is read back: only then is it in there. */
async function accountOf(notification: Stripe.V2.Core.EventNotification): Promise<string | null> {
  const { related_object: related } = notification as { related_object?: { id: string; type: string } | null };
  if (related?.type === 'v2.core.account') {
    return related.id;
  }
  const { data } = (await notification.fetchEvent()) as { data?: { account_id?: unknown } };
  return typeof data?.account_id === 'string' ? data.account_id : null;
}

/**
 * @returns null where no secret made the signature, or it is too old
 * @throws PayoutError where an event has to be read back and the provider doesn't answer
 */
export async function readEvent(
  client: Stripe,
  ask: Ask,
  { headers, body }: Message,
  secrets: readonly string[],
): Promise<PayoutEvent | null> {
  const signature = headers.get('stripe-signature') ?? '';
  if (!isThin(body)) {
    const event = readSigned(secrets, (secret) => client.webhooks.constructEvent(body, signature, secret, TOLERANCE_S));
    return event && fromSnapshot(event);
  }
  const notification = readSigned(secrets, (secret) =>
    client.parseEventNotification(body, signature, secret, TOLERANCE_S),
  );
  return (
    notification && {
      id: notification.id,
      kind: notification.type,
      account_id: await ask(() => accountOf(notification)),
      payout_id: null,
    }
  );
}
