import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PoolClient } from 'pg';
import {
  createAccount,
  readAccount,
  updateAccount,
  closeAccount,
  readBalanceSettings,
  updateBalanceSettings,
} from '../accounts.ts';
import { listBanks } from '../present-account.ts';
import { createLink, createLoginLink } from '../account-links.ts';
import { readBalance } from '../balance.ts';
import { acceptDispute, answerDispute, listDisputes } from '../disputes.ts';
import { readThinEvent } from '../events.ts';
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  readIntent,
  readIntentByBrowser,
} from '../intents.ts';
import { createPayout, listPayouts, readPayout } from '../payouts.ts';
import { createRefund, listRefunds, readRefund } from '../refunds.ts';
import { createTransfer, listTransfers, readTransfer, listReversals, reverseTransfer } from '../transfers.ts';
import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import { readBody } from '../../../embedded/src/read-body.ts';
import { newId } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Call, type Reply, ApiError, StateRefusal, type ErrorBody, decodeJson, decodeParams } from './call.ts';
import { findReply, fingerprintOf, keepReply, type KeptReply } from './idempotency.ts';

interface Route {
  method: 'GET' | 'POST';
  /** `:id` stands for one. */
  path: string;
  /** The key that opens it: the server's secret one, or the publishable one of browsers. */
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

/** The supported routes of Stripe's API. */
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
function findRoutes(method: string, pathname: string): { routes: Route[]; id: string } {
  const id = /^(?:\/v1|\/v2\/core)\/[a-z_]+\/(\w+)/.exec(pathname)?.[1] ?? '';
  const pattern = id === '' ? pathname : pathname.replace(`/${id}`, '/:id');
  return { routes: ROUTES.filter((route) => route.method === method && route.path === pattern), id };
}

interface ApiRequest {
  method: string;
  path: string;
  /** The form of the body, or the query of a read. */
  form: string;
  key: string | null;
  /** The account of the call: https://docs.stripe.com/connect/authentication */
  account: string | null;
}

function isSame(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The key that a request brings: as a bearer, as the user of Basic, or, as browsers do, as the field `key`. */
function keyOf(req: IncomingMessage, form: string): string {
  const [scheme, credentials = ''] = (req.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') {
    return credentials;
  }
  if (scheme === 'Basic') {
    return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
  }
  return new URLSearchParams(form).get('key') ?? '';
}

function kindOfKey({ config }: Sandbox, key: string): Route['key'] {
  if (isSame(key, config.secret_key)) {
    return 'secret';
  }
  if (isSame(key, config.publishable_key)) {
    return 'publishable';
  }
  throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
}

function routeFor(sandbox: Sandbox, req: IncomingMessage, { method, path, form }: ApiRequest) {
  const { routes, id } = findRoutes(method, path);
  const key = kindOfKey(sandbox, keyOf(req, form));
  const route = routes.find((candidate) => candidate.key === key);
  if (route === undefined) {
    const message =
      routes.length === 0
        ? `Unrecognized request URL (${method}: ${path}).`
        : `This API call cannot be made with a ${key} API key.`;
    throw new ApiError(routes.length === 0 ? 404 : 401, { type: 'invalid_request_error', message });
  }
  return { route, id };
}

/** A refusal because of how things stand is an answer like others, under the same lock: what had changed is taken back. */
async function withRefusals(db: PoolClient, work: () => Promise<Reply>): Promise<Reply> {
  await db.query('savepoint before_work');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StateRefusal)) {
      throw error;
    }
    await db.query('rollback to savepoint before_work');
    return { status: error.status, body: { error: error.body } };
  }
}

async function perform(
  sandbox: Sandbox,
  db: PoolClient,
  { route, id }: { route: Route; id: string },
  { method, path, form, key, account }: ApiRequest,
): Promise<KeptReply & { replayed: boolean }> {
  const fingerprint = fingerprintOf({ method, path, form, account });
  const kept = key === null ? null : await findReply(db, key, fingerprint);
  if (kept !== null) {
    return { ...kept, replayed: true };
  }
  const isJson = method === 'POST' && path.startsWith('/v2/');
  const params = isJson ? decodeJson(form) : decodeParams(form);
  const { status, body } = await withRefusals(db, () => route.handle({ sandbox, db, id, params, account }));
  const reply = { status, body: JSON.stringify(body) };
  if (key !== null) {
    await keepReply(db, key, fingerprint, reply);
  }
  return { ...reply, replayed: false };
}

const refusal = (status: number, error: ErrorBody) => ({ status, body: JSON.stringify({ error }), replayed: false });

async function answer(sandbox: Sandbox, req: IncomingMessage, url: URL, onProblem: (message: string) => void) {
  const method = req.method ?? '';
  const form = method === 'GET' ? url.search.slice(1) : await readBody(req);
  if (form === null) {
    return refusal(413, { type: 'invalid_request_error', message: 'The body is too large.' });
  }
  const key = method === 'POST' ? (req.headers['idempotency-key'] ?? null) : null;
  const account = req.headers['stripe-account'] ?? req.headers['stripe-context'] ?? null;
  const asked = {
    method,
    path: url.pathname,
    form,
    key: key === null ? null : String(key),
    account: account === null ? null : String(account),
  };
  try {
    const found = routeFor(sandbox, req, asked);
    return await inTransaction(sandbox.pool, (db) => perform(sandbox, db, found, asked));
  } catch (error) {
    if (error instanceof ApiError) {
      return refusal(error.status, error.body);
    }
    onProblem(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return refusal(500, { type: 'api_error', message: 'An unexpected error occurred.' });
  }
}

/** Answers `/v1/…` and `/v2/…` as Stripe does. */
export async function serveApi(
  sandbox: Sandbox,
  { req, res, url }: { req: IncomingMessage; res: ServerResponse; url: URL },
  onProblem: (message: string) => void,
): Promise<void> {
  const { status, body, replayed } = await answer(sandbox, req, url, onProblem);
  sandbox.wake();
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Request-Id': newId('req'),
    // Lets the SDK try again where it is of use: https://docs.stripe.com/error-low-level#should-retry
    'Stripe-Should-Retry': String(status === 409 || status >= 500),
    ...(replayed && { 'Idempotent-Replayed': 'true' }),
    ...(status === 413 && { Connection: 'close' }),
  });
  res.end(body);
}
