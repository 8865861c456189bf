import { createAccount, readAccount, updateAccount } from '../accounts/accounts.ts';
import { closeAccount } from '../accounts/close.ts';
import { readBalanceSettings, updateBalanceSettings } from '../accounts/balance-settings.ts';
import { listBanks } from '../accounts/bank-accounts.ts';
import { createLink, createLoginLink } from '../accounts/links.ts';
import { readBalance } from '../balance/read.ts';
import { acceptDispute, answerDispute, listDisputes } from '../disputes/disputes.ts';
import { readThinEvent } from '../events/read.ts';
import { cancelIntent } from '../intents/cancel.ts';
import { captureIntent } from '../intents/capture.ts';
import { confirmIntent } from '../intents/confirm.ts';
import { createIntent } from '../intents/create.ts';
import { readIntent, readIntentByBrowser } from '../intents/read.ts';
import { createPayout } from '../payouts/create.ts';
import { listPayouts, readPayout } from '../payouts/read.ts';
import { createRefund } from '../refunds/create.ts';
import { listRefunds, readRefund } from '../refunds/read.ts';
import { createTransfer } from '../transfers/create.ts';
import { listTransfers, readTransfer } from '../transfers/read.ts';
import { listReversals, reverseTransfer } from '../transfers/reverse.ts';
import type { Call, Reply } from './call.ts';

export interface Route {
  method: 'GET' | 'POST';
  /** `:id` stands for one. */
  path: string;
  /** Whose key opens it: the server's secret one, or the publishable one of browsers. */
  key: 'secret' | 'publishable';
  handle: (call: Call) => Promise<Reply>;
}

const secret = (method: Route['method'], path: string, handle: Route['handle']): Route => ({
  method,
  path,
  key: 'secret',
  handle,
});
const publishable = (method: Route['method'], path: string, handle: Route['handle']): Route => ({
  method,
  path,
  key: 'publishable',
  handle,
});

/** What is spoken of Stripe's interface. */
const ROUTES: readonly Route[] = [
  secret('POST', '/v1/payment_intents', createIntent),
  secret('GET', '/v1/payment_intents/:id', readIntent),
  secret('POST', '/v1/payment_intents/:id/capture', captureIntent),
  secret('POST', '/v1/payment_intents/:id/cancel', cancelIntent),
  publishable('GET', '/v1/payment_intents/:id', readIntentByBrowser),
  publishable('POST', '/v1/payment_intents/:id/confirm', confirmIntent),
  secret('POST', '/v1/refunds', createRefund),
  secret('GET', '/v1/refunds', listRefunds),
  secret('GET', '/v1/refunds/:id', readRefund),
  secret('GET', '/v1/disputes', listDisputes),
  secret('POST', '/v1/disputes/:id', answerDispute),
  secret('POST', '/v1/disputes/:id/close', acceptDispute),
  secret('POST', '/v2/core/accounts', createAccount),
  secret('GET', '/v2/core/accounts/:id', readAccount),
  secret('POST', '/v2/core/accounts/:id', updateAccount),
  secret('POST', '/v2/core/accounts/:id/close', closeAccount),
  secret('POST', '/v2/core/account_links', createLink),
  secret('GET', '/v2/core/events/:id', readThinEvent),
  secret('GET', '/v1/accounts/:id/external_accounts', listBanks),
  secret('POST', '/v1/accounts/:id/login_links', createLoginLink),
  secret('GET', '/v1/balance_settings', readBalanceSettings),
  secret('POST', '/v1/balance_settings', updateBalanceSettings),
  secret('GET', '/v1/balance', readBalance),
  secret('POST', '/v1/transfers', createTransfer),
  secret('GET', '/v1/transfers', listTransfers),
  secret('GET', '/v1/transfers/:id', readTransfer),
  secret('POST', '/v1/transfers/:id/reversals', reverseTransfer),
  secret('GET', '/v1/transfers/:id/reversals', listReversals),
  secret('POST', '/v1/payouts', createPayout),
  secret('GET', '/v1/payouts', listPayouts),
  secret('GET', '/v1/payouts/:id', readPayout),
];

/** The routes of an address; more than one where two kinds of keys open it. */
export function findRoutes(method: string, pathname: string): { routes: Route[]; id: string } {
  const id = /^(?:\/v1|\/v2\/core)\/[a-z_]+\/(\w+)/.exec(pathname)?.[1] ?? '';
  const pattern = id === '' ? pathname : pathname.replace(`/${id}`, '/:id');
  return { routes: ROUTES.filter((route) => route.method === method && route.path === pattern), id };
}
