import { test } from '@playwright/test';
import type { Client } from '@abroad/contract/client';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { keysOfSandbox } from '../../apps/api/src/providers/payments/sandbox-keys.ts';

/** The sandbox's record of a booking's payment. Sums are in the units that Stripe counts in. */
export interface SandboxPayment {
  status: string;
  amount: number;
  currency: string;
  amount_received: number;
  /** The sum of each refund, in any state except failed. */
  refunds: number[];
}

/** The sandbox of the instance under test, as the instance itself reads it from its settings. */
function settings() {
  const { metadata } = test.info().config;
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const { payments } = readConfig({ PORT: port, DATA_DIR: String(metadata['dataDir']) });
  if (payments.provider !== 'sandbox') {
    throw new Error('the instance has no sandbox');
  }
  return payments;
}

/** The origin to which browsers send their cards. */
export const sandboxOrigin = (): string => settings().api_url;

/** Asks the sandbox itself, with the instance's own key. */
async function ask<T>(place: string): Promise<T> {
  const { secret_key: key } = keysOfSandbox(settings());
  const answer = await fetch(`${sandboxOrigin()}${place}`, { headers: { authorization: `Bearer ${key}` } });
  return (await answer.json()) as T;
}

/** The secret that the browser gets contains the intent's id. */
export const intentIdIn = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** Returns the sandbox's record of a payment. */
export async function atSandbox(intentId: string): Promise<SandboxPayment> {
  const intent = await ask<Omit<SandboxPayment, 'refunds'>>(`/v1/payment_intents/${intentId}`);
  const refunds = await ask<{ data: { amount: number; status: string }[] }>(`/v1/refunds?payment_intent=${intentId}`);
  const { status, amount, currency, amount_received } = intent;
  const given = refunds.data.filter((refund) => refund.status !== 'failed').map((refund) => refund.amount);
  return { status, amount, currency, amount_received, refunds: given };
}

/** Pays a booking as its prospect, without a page. @returns the id of the intent */
export async function payWithoutPage(
  prospect: Client,
  bookingId: string,
  number = '4242424242424242',
): Promise<string> {
  const intent = await prospect.createPaymentIntent({
    body: { booking_id: bookingId },
    idempotency_key: crypto.randomUUID(),
  });
  const id = intentIdIn(intent.client_secret);
  const answer = await fetch(`${sandboxOrigin()}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: intent.publishable_key,
      client_secret: intent.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 3),
      'payment_method_data[card][cvc]': '123',
    }),
  });
  if (!answer.ok) {
    throw new Error(`the sandbox refused: ${await answer.text()}`);
  }
  return id;
}

/** Sends the sandbox a body of version 2 of its interface. */
async function send<T>(place: string, body: object): Promise<T> {
  const { secret_key: key } = keysOfSandbox(settings());
  const answer = await fetch(`${sandboxOrigin()}${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    throw new Error(`the sandbox refused: ${await answer.text()}`);
  }
  return (await answer.json()) as T;
}

/** Makes a new payee's account, at the provider only. @returns its id */
export async function newPayee(country: string): Promise<string> {
  const { id } = await send<{ id: string }>('/v2/core/accounts', {
    contact_email: 'ada@example.org',
    display_name: 'Ada Lovelace',
    dashboard: 'express',
    identity: { country },
    defaults: { responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
  });
  return id;
}

/** The page of the provider for an account. It redirects to `way_back`, also after it has expired. */
export async function payoutAccountPage(account: string, way_back: string): Promise<string> {
  const urls = { return_url: way_back, refresh_url: way_back };
  const use_case = { type: 'account_onboarding', account_onboarding: urls };
  return (await send<{ url: string }>('/v2/core/account_links', { account, use_case })).url;
}

/** The status of the capability that payouts need. */
export async function payeeStatus(account: string): Promise<string> {
  const { configuration } = await ask<{
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { status: string } } } } };
  }>(`/v2/core/accounts/${account}?include[0]=configuration.recipient`);
  return configuration.recipient.capabilities.stripe_balance.stripe_transfers.status;
}
