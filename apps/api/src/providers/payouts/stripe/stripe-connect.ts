import type Stripe from 'stripe';
import { createStripeClient, type Ask } from '../../stripe/stripe-client.ts';
import type { StripeSettings } from '../../stripe/settings.ts';
import type { PayoutProvider, PayoutEvent } from '../port.ts';
import { readSigned, TOLERANCE_S } from '../../stripe/signed.ts';
import { closeAccount, createAccount, createAccountLink, readAccount } from './account.ts';
import { findPayouts, readBalance, readPayout, sendPayout } from './bank-payouts.ts';
import { payoutErrorOf } from './failures.ts';
import { createTransfer, findTransfers, reverseTransfer } from './transfers.ts';

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
async function readEvent(
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

interface Settings extends StripeSettings {
  name: 'stripe_connect' | 'sandbox';
}

/**
 * Payouts by Stripe Connect: accounts of version 2 as recipients, one transfer for each booking out of its payment, and
 * payouts that we start. https://docs.stripe.com/connect/separate-charges-and-transfers
 */
export function stripeConnect(settings: Settings): PayoutProvider {
  const { ask, client } = createStripeClient(settings, payoutErrorOf);
  return {
    name: settings.name,
    moves_money: true,
    createAccount: (account, key) => ask((stripe) => createAccount(stripe, account, key)),
    readAccount: (id) => ask((stripe) => readAccount(stripe, id)),
    createAccountLink: (id, urls) => ask((stripe) => createAccountLink(stripe, id, urls)),
    closeAccount: (id) => ask((stripe) => closeAccount(stripe, id)),
    transfer: (transfer, key) => ask((stripe) => createTransfer(stripe, transfer, key)),
    findTransfers: (booking_id) => ask((stripe) => findTransfers(stripe, booking_id)),
    reverse: (reversal, key) => ask((stripe) => reverseTransfer(stripe, reversal, key)),
    sendPayout: (payout, key) => ask((stripe) => sendPayout(stripe, payout, key)),
    readPayout: (account_id, id) => ask((stripe) => readPayout(stripe, account_id, id)),
    findPayouts: (account_id, payout_id) => ask((stripe) => findPayouts(stripe, account_id, payout_id)),
    readBalance: (account_id) => ask((stripe) => readBalance(stripe, account_id)),
    readEvent: async (message) => readEvent(await client(), ask, message, settings.keys().webhook_secrets),
  };
}
