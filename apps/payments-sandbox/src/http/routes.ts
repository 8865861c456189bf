import { acceptDispute, answerDispute, listDisputes } from '../disputes/disputes.ts';
import { cancelIntent } from '../intents/cancel.ts';
import { captureIntent } from '../intents/capture.ts';
import { confirmIntent } from '../intents/confirm.ts';
import { createIntent } from '../intents/create.ts';
import { readIntent, readIntentByBrowser } from '../intents/read.ts';
import { createRefund } from '../refunds/create.ts';
import { listRefunds, readRefund } from '../refunds/read.ts';
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
];

/** The routes of an address; more than one where two kinds of keys open it. */
export function findRoutes(method: string, pathname: string): { routes: Route[]; id: string } {
  const id = /^\/v1\/[a-z_]+\/(\w+)/.exec(pathname)?.[1] ?? '';
  const pattern = id === '' ? pathname : pathname.replace(`/${id}`, '/:id');
  return { routes: ROUTES.filter((route) => route.method === method && route.path === pattern), id };
}
