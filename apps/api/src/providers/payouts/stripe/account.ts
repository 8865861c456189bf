import type Stripe from 'stripe';
import type { NewPayoutAccount, PayoutAccountSnapshot } from '../port.ts';
import { isOldAnswer } from '../../stripe/old-answer.ts';
import { payoutErrorOf } from './failures.ts';

type Account = Stripe.V2.Core.Account;

/** The parts of an account that aren't answered unless they are asked for. */
const INCLUDE = [
  'configuration.recipient',
  'defaults',
  'identity',
  'requirements',
] as const satisfies Stripe.V2.Core.AccountRetrieveParams['include'];

const transfersOf = (account: Account) =>
  account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers;

/** Whether the mentor has been through the provider's pages: before that an account is restricted too. */
const isSubmitted = ({ identity }: Account) => Boolean(identity?.attestations?.terms_of_service?.account?.date);

/** Ready is who can be transferred to: https://docs.stripe.com/connect/accounts-v2/connected-account-configuration */
function stateOf(account: Account): PayoutAccountSnapshot['state'] {
  if (account.closed === true) {
    return 'rejected';
  }
  switch (transfersOf(account)?.status) {
    case 'active':
      return 'active';
    case 'rejected':
    case 'unsupported':
      return 'rejected';
    case 'restricted':
      return isSubmitted(account) ? 'restricted' : 'in_progress';
    default:
      return 'in_progress';
  }
}

/** Returns the requirements due from the mentor now, by Stripe's names, without Stripe's own checks. */
function needsOf({ requirements }: Account): string[] {
  const due = (requirements?.entries ?? []).filter(
    ({ awaiting_action_from, minimum_deadline }) =>
      awaiting_action_from === 'user' && minimum_deadline.status !== 'eventually_due',
  );
  return [...new Set(due.map(({ description }) => description))].toSorted();
}

/** The bank account to which payouts go. */
function bankOf(banks: Stripe.ApiList<Stripe.ExternalAccount>): Stripe.BankAccount | null {
  const accounts = banks.data.filter((one) => one.object === 'bank_account');
  return accounts.find((one) => one.default_for_currency === true) ?? accounts[0] ?? null;
}

export function accountSnapshot(
  account: Account,
  banks: Stripe.ApiList<Stripe.ExternalAccount>,
): PayoutAccountSnapshot {
  const bank = bankOf(banks);
  return {
    id: account.id,
    state: stateOf(account),
    needs: needsOf(account),
    bank_last4: bank?.last4 ?? null,
    bank_fingerprint: bank?.fingerprint ?? null,
    bank_holder: bank?.account_holder_name ?? null,
    country: (account.identity?.country ?? '').toUpperCase(),
    currency: bank?.currency.toUpperCase() ?? null,
    livemode: account.livemode,
  };
}

/** The account, and its bank account, which Stripe keeps beside it: two requests at once. */
export async function readAccount(stripe: Stripe, id: string): Promise<PayoutAccountSnapshot> {
  const [account, banks] = await Promise.all([
    stripe.v2.core.accounts.retrieve(id, { include: [...INCLUDE] }),
    stripe.accounts.listExternalAccounts(id, { object: 'bank_account', limit: 100 }),
  ]);
  return accountSnapshot(account, banks);
}

/**
 * Makes the account of a person who is paid, and stops Stripe from paying out by itself. Both have keys: made again after
 * a lost answer, there is still one account.
 */
export async function createAccount(
  stripe: Stripe,
  { user_id, email, country, display_name }: NewPayoutAccount,
  key: string,
): Promise<PayoutAccountSnapshot> {
  const account = await stripe.v2.core.accounts.create(
    {
      contact_email: email,
      display_name,
      dashboard: 'express',
      identity: { country: country.toLowerCase() },
      // We collect the fees and carry the losses: each transfer is ours.
      defaults: { responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
      configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
      metadata: { user_id },
      include: [...INCLUDE],
    },
    { idempotencyKey: key },
  );
  await stripe.balanceSettings.update(
    // A mentor's debt is taken from later earnings, never from their bank.
    { payments: { debit_negative_balances: false, payouts: { schedule: { interval: 'manual' } } } },
    { stripeAccount: account.id, idempotencyKey: `${key}:schedule` },
  );
  return isOldAnswer(account)
    ? readAccount(stripe, account.id)
    : accountSnapshot(account, { object: 'list', data: [], has_more: false, url: '' });
}

/** Closes an account for good. A refusal because it is closed already counts as success. */
export async function closeAccount(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.v2.core.accounts.close(id, { applied_configurations: ['recipient'] });
  } catch (error) {
    const problem = payoutErrorOf(error);
    if (problem.reason !== 'refused' || (await stripe.v2.core.accounts.retrieve(id)).closed !== true) {
      throw problem;
    }
  }
}

/** How long we say that a link to the Express Dashboard can be opened: Stripe doesn't say. */
const LOGIN_LINK_MS = 5 * 60_000;

/**
 * The page where something is missing is that of the onboarding; where nothing is, the Express Dashboard is where a
 * mentor changes the bank account: https://docs.stripe.com/connect/express-dashboard
 */
export async function createAccountLink(
  stripe: Stripe,
  id: string,
  { return_url, refresh_url }: { return_url: string; refresh_url: string },
): Promise<{ url: string; expires_at: number }> {
  const account = await stripe.v2.core.accounts.retrieve(id, { include: [...INCLUDE] });
  if (stateOf(account) === 'active' && needsOf(account).length === 0) {
    const { url, created } = await stripe.accounts.createLoginLink(id);
    return { url, expires_at: created * 1000 + LOGIN_LINK_MS };
  }
  const link = await stripe.v2.core.accountLinks.create({
    account: id,
    use_case: { type: 'account_onboarding', account_onboarding: { refresh_url, return_url } },
  });
  return { url: link.url, expires_at: Date.parse(link.expires_at) };
}
