import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AccountRow, BankRow } from './database/rows.ts';
import { findRow, type Db } from './database/queries.ts';
import { type Call, type Reply, readParams } from './http/call.ts';
import { listOf } from './present.ts';

export const INCLUDES = [
  'configuration.customer',
  'configuration.merchant',
  'configuration.recipient',
  'defaults',
  'future_requirements',
  'identity',
  'requirements',
] as const;
export type Include = (typeof INCLUDES)[number];

const PROVIDE = 'provide_info';

/** The capability that counts: https://docs.stripe.com/connect/accounts-v2/connected-account-configuration */
function transfersOf({ state }: AccountRow) {
  switch (state) {
    case 'active':
      return { status: 'active', status_details: [] };
    case 'rejected':
      return { status: 'rejected', status_details: [{ code: 'rejected_other', resolution: 'contact_stripe' }] };
    default:
      return { status: 'restricted', status_details: [{ code: 'requirements_past_due', resolution: PROVIDE }] };
  }
}

const BANK = 'configuration.recipient.default_outbound_destination';
const AT_FIRST = [
  'identity.individual.given_name',
  'identity.individual.surname',
  'identity.individual.date_of_birth',
  'identity.attestations.terms_of_service.account',
  BANK,
];
const A_DOCUMENT = ['identity.individual.documents.primary_verification.front_back'];

/** Returns the missing requirements, in Stripe's words. A bank account that returned a payout has to be replaced. */
function needsOf({ state }: AccountRow, bank: BankRow | undefined): string[] {
  if (state === 'new') {
    return AT_FIRST;
  }
  const documents = state === 'restricted' ? A_DOCUMENT : [];
  return state !== 'rejected' && bank?.status === 'errored' ? [...documents, BANK] : documents;
}

function requirementsOf(account: AccountRow, bank: BankRow | undefined) {
  const status = account.state === 'new' ? 'currently_due' : 'past_due';
  const entries = needsOf(account, bank).map((description) => ({
    awaiting_action_from: 'user',
    description,
    errors: [],
    impact: {
      restricts_capabilities: [
        { capability: 'stripe_balance.stripe_transfers', configuration: 'recipient', deadline: { status } },
      ],
    },
    minimum_deadline: { status },
    requested_reasons: [{ code: account.state === 'new' ? 'routine_onboarding' : 'routine_verification' }],
  }));
  return { entries, ...(entries.length > 0 && { summary: { minimum_deadline: { status } } }) };
}

const identityOf = (account: AccountRow) => ({
  country: account.country.toLowerCase(),
  entity_type: 'individual',
  ...(account.submitted_at !== null && {
    attestations: { terms_of_service: { account: { date: account.submitted_at.toISOString() } } },
  }),
});

/**
 * https://docs.stripe.com/api/v2/core/accounts/object
 * @param bank the bank account that is used
 * @param include the parts that were asked for
 */
export const presentAccount = (account: AccountRow, bank: BankRow | undefined, include: readonly Include[]) => ({
  id: account.id,
  object: 'v2.core.account',
  applied_configurations: ['recipient'],
  closed: account.closed_at !== null,
  ...(include.includes('configuration.recipient') && {
    configuration: {
      recipient: { applied: true, capabilities: { stripe_balance: { stripe_transfers: transfersOf(account) } } },
    },
  }),
  contact_email: account.email,
  created: account.created_at.toISOString(),
  dashboard: 'express',
  ...(include.includes('defaults') && {
    defaults: {
      ...(account.currency !== null && { currency: account.currency }),
      responsibilities: {
        fees_collector: 'application',
        losses_collector: 'application',
        requirements_collector: 'stripe',
      },
    },
  }),
  ...(account.display_name !== null && { display_name: account.display_name }),
  ...(include.includes('identity') && { identity: identityOf(account) }),
  livemode: false,
  metadata: account.metadata,
  ...(include.includes('requirements') && { requirements: requirementsOf(account, bank) }),
});

/** Names a bank account; of its number only the last four digits are kept. */
const fingerprintOf = ({ last4, behaviour, country }: BankRow): string =>
  createHash('sha256').update(`bank ${country} ${last4} ${behaviour}`).digest('base64url').slice(0, 16);

/** https://docs.stripe.com/api/external_account_bank_accounts/object */
export const presentBank = (bank: BankRow, isDefault: boolean) => ({
  id: bank.id,
  object: 'bank_account',
  account: bank.account_id,
  account_holder_name: null,
  account_holder_type: null,
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'Test bank of the sandbox',
  country: bank.country,
  currency: bank.currency,
  default_for_currency: isDefault,
  fingerprint: fingerprintOf(bank),
  last4: bank.last4,
  metadata: {},
  routing_number: null,
  status: bank.status,
});

/** The bank account that is used: the newest. */
export async function bankOf(db: Db, account_id: string): Promise<BankRow | undefined> {
  const { rows } = await db.query<BankRow>(
    'select * from payments_sandbox.bank_account where account_id = $1 order by created_at desc limit 1',
    [account_id],
  );
  return rows[0];
}

const List = z.strictObject({ object: z.literal('bank_account').optional(), limit: z.string().optional() });

/** `GET /v1/accounts/:id/external_accounts`: the one that is used. A new one takes its place, as on Express. */
export async function listBanks({ db, id, params }: Call): Promise<Reply> {
  readParams(List, params);
  await findRow(db, 'account', id);
  const bank = await bankOf(db, id);
  const banks = bank === undefined ? [] : [presentBank(bank, true)];
  return { status: 200, body: listOf(`/v1/accounts/${id}/external_accounts`, banks) };
}
