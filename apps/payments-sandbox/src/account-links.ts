import { z } from 'zod';
import type { PoolClient } from 'pg';
import type { LinkRow, AccountRow, AccountState } from './database/rows.ts';
import { findRow, insertRow, updateRow } from './database/queries.ts';
import { ApiError, type Call, type Reply, readParams } from './http/call.ts';
import { randomText, seconds, newId } from './ids.ts';
import type { Sandbox } from './sandbox.ts';
import { recordLinkReturned, recordThinEvent, recordEvent } from './events.ts';
import { currenciesOf, lockAccount } from './account-of.ts';
import { testBankOf } from './test-banks.ts';
import { bankOf, presentBank } from './present-account.ts';

/** How long a link can be opened. */
const OPEN_MS = 10 * 60_000;

/** People come back to the product only, whatever a page asks for. @throws ApiError 400 */
function checkUrl(url: string, webOrigin: string, param: string): void {
  if (URL.parse(url)?.origin !== webOrigin) {
    const message = `${param} must be an address of ${webOrigin}.`;
    throw new ApiError(400, { type: 'invalid_request_error', code: 'url_invalid', param, message });
  }
}

const Urls = z.strictObject({ refresh_url: z.string().max(2_000), return_url: z.string().max(2_000) });
const Create = z.strictObject({
  account: z.string(),
  use_case: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('account_onboarding'), account_onboarding: Urls }),
    z.strictObject({ type: z.literal('account_update'), account_update: Urls }),
  ]),
});

/** https://docs.stripe.com/api/v2/core/account-links/object */
const presentLink = ({ config }: Sandbox, link: LinkRow) => ({
  object: 'v2.core.account_link',
  account: link.account_id,
  created: link.created_at.toISOString(),
  expires_at: link.expires_at.toISOString(),
  livemode: false,
  url: `${config.origin}/connect/${link.token}`,
  use_case: {
    type: link.kind,
    [link.kind]: { refresh_url: link.refresh_url, return_url: link.return_url },
  },
});

const newLink = (account_id: string) => ({
  token: randomText(40),
  account_id,
  expires_at: new Date(Date.now() + OPEN_MS),
});

/** `POST /v2/core/account_links`: https://docs.stripe.com/api/v2/core/account-links/create */
export async function createLink({ sandbox, db, params }: Call): Promise<Reply> {
  const { account, use_case } = readParams(Create, params);
  const { refresh_url, return_url } =
    use_case.type === 'account_onboarding' ? use_case.account_onboarding : use_case.account_update;
  checkUrl(refresh_url, sandbox.config.web_origin, 'refresh_url');
  checkUrl(return_url, sandbox.config.web_origin, 'return_url');
  await findRow(db, 'account', account);
  const kind = use_case.type;
  const link = await insertRow(db, 'account_link', { ...newLink(account), kind, refresh_url, return_url });
  return { status: 200, body: presentLink(sandbox, link) };
}

/** `POST /v1/accounts/:id/login_links`, for a person who was onboarded: https://docs.stripe.com/api/accounts/login_link */
export async function createLoginLink({ sandbox, db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  const account = await findRow(db, 'account', id);
  if (account.submitted_at === null) {
    const message = 'Cannot create a login link for an account that has not completed onboarding.';
    throw new ApiError(400, { type: 'invalid_request_error', message });
  }
  const link = await insertRow(db, 'account_link', { ...newLink(id), kind: 'login' });
  const url = `${sandbox.config.origin}/connect/${link.token}`;
  return { status: 200, body: { object: 'login_link', created: seconds(link.created_at), url } };
}

/** The choice of a person or a test on the onboarding page. */
export interface Choice {
  outcome: 'complete' | 'restricted' | 'rejected';
  /** The number of a test bank account; empty: the one that is there stays. */
  bank: string;
  /** In which a new bank account is held, lower case; empty: the country's own. */
  currency: string;
}

const STATE: Readonly<Record<Choice['outcome'], AccountState>> = {
  complete: 'active',
  restricted: 'restricted',
  rejected: 'rejected',
};

/** Makes an account active, restricted or rejected, and tells it. A rejected one stays so. */
export async function setState(db: PoolClient, account: AccountRow, state: AccountState): Promise<AccountRow> {
  if (account.state === 'rejected') {
    return account;
  }
  const changed = await updateRow(db, 'account', account.id, {
    state,
    submitted_at: account.submitted_at ?? new Date(),
  });
  await recordThinEvent(db, 'v2.core.account[requirements].updated', account.id);
  if (state !== account.state) {
    const details = { updated_capability: 'stripe_balance.stripe_transfers' };
    await recordThinEvent(
      db,
      'v2.core.account[configuration.recipient].capability_status_updated',
      account.id,
      details,
    );
  }
  return changed;
}

/**
 * Puts a bank account in the place of the one that is there.
 * @returns whether the number is one of the test numbers, and the currency one of the country's
 */
export async function setBank(
  db: PoolClient,
  account: AccountRow,
  { number, currency: wanted }: { number: string; currency: string },
): Promise<boolean> {
  const test = testBankOf(number);
  const [own, ...others] = currenciesOf(account.country);
  const currency = wanted === '' ? own : [own, ...others].find((one) => one === wanted);
  if (test === undefined || currency === undefined) {
    return false;
  }
  const before = await bankOf(db, account.id);
  const bank = await insertRow(db, 'bank_account', {
    id: newId('ba'),
    account_id: account.id,
    last4: number.slice(-4),
    behaviour: test.behaviour,
    country: account.country,
    currency,
  });
  await updateRow(db, 'account', account.id, { currency });
  const kind = before === undefined ? 'created' : 'updated';
  await recordEvent(db, `account.external_account.${kind}`, presentBank(bank, true), account.id);
  await recordThinEvent(db, 'v2.core.account[requirements].updated', account.id);
  return true;
}

/** Does what was chosen on the page of a link. @returns whether it was done: the number of the bank account may be wrong */
export async function onboard(db: PoolClient, link: LinkRow, { outcome, bank, currency }: Choice): Promise<boolean> {
  const account = await lockAccount(db, link.account_id, 'account');
  const isKept = bank === '' && (await bankOf(db, account.id)) !== undefined;
  if (!isKept && !(await setBank(db, account, { number: bank, currency }))) {
    return false;
  }
  await setState(db, account, STATE[outcome]);
  if (link.kind !== 'login') {
    await recordLinkReturned(db, account.id, link.kind);
  }
  return true;
}
