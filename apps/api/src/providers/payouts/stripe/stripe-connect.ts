import { createStripeClient } from '../../stripe/stripe-client.ts';
import type { StripeSettings } from '../../stripe/settings.ts';
import type { PayoutProvider } from '../port.ts';
import { closeAccount, createAccount, createAccountLink, readAccount } from './account.ts';
import { findPayouts, readBalance, readPayout, sendPayout } from './bank-payouts.ts';
import { payoutErrorOf } from './failures.ts';
import { createTransfer, findTransfers, reverseTransfer } from './transfers.ts';
import { readEvent } from './read-event.ts';

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
