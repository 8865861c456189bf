import { afterAll, beforeAll, expect, test } from 'vitest';
import StripeClient from 'stripe';
import { API_VERSION } from '../../../../../payments-sandbox/src/events.ts';
import { newId } from '../../../core/ids.ts';
import { BANKS } from '../../../testing/payments-sandbox-payees.ts';
import { judge, type Claim } from './judge.test-helper.ts';
import { connectScene } from './scene.test-helper.ts';
import { stripeConnect } from './stripe-connect.ts';
import { recordWire, type Exchange } from './wire.test-helper.ts';

const scene = connectScene();
const URLS = { return_url: 'http://localhost:3000/earnings', refresh_url: 'http://localhost:3000/earnings' };
const EMPTY = 'Record<string, never>';

/** The types of requests and answers in Stripe's SDK. */
const CALLS: Readonly<Record<string, readonly [asked: string, answered: string]>> = {
  'POST /v2/core/accounts': ['Stripe.V2.Core.AccountCreateParams', 'Stripe.V2.Core.Account'],
  'GET /v2/core/accounts/:id': ['Stripe.V2.Core.AccountRetrieveParams', 'Stripe.V2.Core.Account'],
  'POST /v2/core/accounts/:id': ['Stripe.V2.Core.AccountUpdateParams', 'Stripe.V2.Core.Account'],
  'POST /v2/core/accounts/:id/close': ['Stripe.V2.Core.AccountCloseParams', 'Stripe.V2.Core.Account'],
  'POST /v2/core/account_links': ['Stripe.V2.Core.AccountLinkCreateParams', 'Stripe.V2.Core.AccountLink'],
  'GET /v2/core/events/:id': [EMPTY, 'Stripe.Events.V2CoreAccountLinkReturnedEvent'],
  'GET /v1/accounts/:id/external_accounts': [
    'Stripe.AccountListExternalAccountsParams',
    'Stripe.ApiList<Stripe.BankAccount>',
  ],
  'POST /v1/accounts/:id/login_links': ['Stripe.AccountCreateLoginLinkParams', 'Stripe.LoginLink'],
  'POST /v1/balance_settings': ['Stripe.BalanceSettingsUpdateParams', 'Stripe.BalanceSettings'],
  'GET /v1/balance': ['Stripe.BalanceRetrieveParams', 'Stripe.Balance'],
  'POST /v1/transfers': ['Stripe.TransferCreateParams', 'Stripe.Transfer'],
  'GET /v1/transfers': ['Stripe.TransferListParams', 'Stripe.ApiList<Stripe.Transfer>'],
  'GET /v1/transfers/:id': ['Stripe.TransferRetrieveParams', 'Stripe.Transfer'],
  'POST /v1/transfers/:id/reversals': ['Stripe.TransferCreateReversalParams', 'Stripe.TransferReversal'],
  'POST /v1/payouts': ['Stripe.PayoutCreateParams', 'Stripe.Payout'],
  'GET /v1/payouts': ['Stripe.PayoutListParams', 'Stripe.ApiList<Stripe.Payout>'],
  'GET /v1/payouts/:id': ['Stripe.PayoutRetrieveParams', 'Stripe.Payout'],
};

/** The types of what is told. The methods are the SDK's own. */
const told = (name: string) => `Omit<Stripe.Events.${name}, 'fetchEvent' | 'fetchRelatedObject'>`;
const EVENTS: Readonly<Record<string, string>> = {
  'v2.core.account.created': told('V2CoreAccountCreatedEventNotification'),
  'v2.core.account.updated': told('V2CoreAccountUpdatedEventNotification'),
  'v2.core.account[requirements].updated': told('V2CoreAccountIncludingRequirementsUpdatedEventNotification'),
  'v2.core.account[configuration.recipient].capability_status_updated': told(
    'V2CoreAccountIncludingConfigurationRecipientCapabilityStatusUpdatedEventNotification',
  ),
  'v2.core.account.closed': told('V2CoreAccountClosedEventNotification'),
  'v2.core.account_link.returned': told('V2CoreAccountLinkReturnedEventNotification'),
  'account.external_account.created': 'Stripe.AccountExternalAccountCreatedEvent',
  'account.external_account.updated': 'Stripe.AccountExternalAccountUpdatedEvent',
  'payout.created': 'Stripe.PayoutCreatedEvent',
  'payout.updated': 'Stripe.PayoutUpdatedEvent',
  'payout.paid': 'Stripe.PayoutPaidEvent',
  'payout.failed': 'Stripe.PayoutFailedEvent',
};

let wire: Awaited<ReturnType<typeof recordWire>>;
/** Everything that the adapter says, and everything that it hears. */
let exchanges: Exchange[];
let messages: { type: string; body: string }[];

beforeAll(async () => {
  const { sandbox } = scene;
  wire = await recordWire(sandbox.url);
  const { secret_key, publishable_key, payouts_webhook_secret } = sandbox.config;
  const keys = { secret_key, publishable_key, webhook_secrets: [payouts_webhook_secret] };
  const payouts = stripeConnect({ name: 'sandbox', api_url: wire.url, now: Date.now, keys: () => keys });
  const { id } = await payouts.createAccount(scene.person(), newId());
  await sandbox.submitOnboarding((await payouts.createAccountLink(id, URLS)).url, { outcome: 'restricted' });
  const returned = (await sandbox.events()).findLast(({ type }) => type === 'v2.core.account_link.returned');
  const signature = sandbox.sign(returned?.body ?? '', { secret: payouts_webhook_secret });
  await payouts.readEvent({
    headers: new Headers({ 'stripe-signature': signature }),
    body: returned?.body ?? '',
  });
  await payouts.readAccount(id);
  await sandbox.changeAccount(id, 'active');
  await sandbox.changeBank(id, BANKS.returned_late);
  await payouts.createAccountLink(id, URLS);
  const wanted = await scene.wanted(id);
  const transfer = await payouts.transfer(wanted, newId());
  await payouts.findTransfers(wanted.booking_id);
  await payouts.reverse({ transfer_id: transfer.id, reversal_id: newId(), amount_minor: 100 }, newId());
  await payouts.readBalance(id);
  const money = { account_id: id, payout_id: newId(), attempt: 1, amount_minor: 4400, currency: 'EUR' };
  const payout = await payouts.sendPayout(money, newId());
  await payouts.findPayouts(id, money.payout_id);
  for (let step = 0; step < 3; step += 1) {
    await sandbox.passTime();
    await payouts.readPayout(id, payout.id);
  }
  await sandbox.changeAccount(id, 'rejected');
  await payouts.readAccount(id);
  const leaving = await payouts.createAccount(scene.person(), newId());
  await payouts.closeAccount(leaving.id);
  await fetch(`${wire.url}/v2/core/accounts/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret_key}`, 'stripe-version': API_VERSION },
    body: JSON.stringify({ display_name: 'Ada', include: ['defaults', 'identity'] }),
  });
  // Payments are another adapter's.
  exchanges = wire.exchanges.filter(({ call }) => !call.includes('/payment_intents'));
  messages = (await sandbox.events()).filter(({ destination }) => destination === 'payouts');
});
afterAll(() => wire.close());

const claimsOf = ({ call, asked, answered }: Exchange): Claim[] => {
  const [params, answer] = CALLS[call] ?? ['never', 'never'];
  return [
    { type: params, value: asked },
    { type: answer, value: answered },
  ];
};

test('[T-111] every call of the adapter is made here, in the version that the SDK speaks', () => {
  expect(new Set(exchanges.map(({ call }) => call))).toEqual(new Set(Object.keys(CALLS)));
  expect(exchanges.filter(({ status }) => status !== 200)).toEqual([]);
  expect(API_VERSION).toBe(StripeClient.API_VERSION);
  expect(new Set(exchanges.map(({ version }) => version))).toEqual(new Set([API_VERSION]));
});

test('[T-111] what the adapter sends and what the sandbox answers and tells is valid by the types of Stripe', async () => {
  const events = messages.map(({ type, body }) => ({
    type: EVENTS[type] ?? 'never',
    value: JSON.parse(body) as unknown,
  }));
  expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
  const claims = [...exchanges.flatMap(claimsOf), ...events];
  const wrong = (await judge(claims)).map((problem, index) => problem && `${claims[index]?.type}: ${problem}`);
  expect(wrong.filter((problem) => problem !== null)).toEqual([]);
});

/** A copy with one place changed; `undefined` takes it away. */
function broken(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  const copy = { ...(value as Record<string, unknown>) };
  copy[name] = rest.length === 0 ? to : broken(copy[name], rest, to);
  return copy;
}

test('[T-111] a field that is missing, unknown or of another type is seen, in what is sent, answered and told', async () => {
  const find = (call: string) => exchanges.find((one) => one.call === call);
  const account = find('GET /v2/core/accounts/:id')?.answered;
  const status = ['configuration', 'recipient', 'capabilities', 'stripe_balance', 'stripe_transfers', 'status'];
  const wanted = find('POST /v2/core/accounts')?.asked;
  const collectors = ['defaults', 'responsibilities', 'losses_collector'];
  const transfer = find('POST /v1/transfers');
  const failed = messages.find(({ type }) => type === 'payout.failed');
  const faults: Claim[] = [
    { type: 'Stripe.V2.Core.Account', value: broken(account, status, 'activ') },
    { type: 'Stripe.V2.Core.Account', value: broken(account, ['created'], 1_700_000_000) },
    { type: 'Stripe.V2.Core.Account', value: broken(account, ['livemode'], undefined) },
    { type: 'Stripe.V2.Core.AccountCreateParams', value: broken(wanted, collectors, 'platform') },
    { type: 'Stripe.V2.Core.AccountCreateParams', value: broken(wanted, ['email'], 'ada@example.org') },
    { type: 'Stripe.TransferCreateParams', value: broken(transfer?.asked, ['destination'], undefined) },
    { type: 'Stripe.TransferCreateParams', value: broken(transfer?.asked, ['amount'], '4500') },
    { type: 'Stripe.Transfer', value: broken(transfer?.answered, ['amount_reversed'], null) },
    {
      type: 'Stripe.PayoutFailedEvent',
      value: broken(JSON.parse(failed?.body ?? '{}'), ['data', 'object', 'amount'], '1'),
    },
  ];
  expect((await judge(faults)).filter((problem) => problem === null)).toEqual([]);
});
