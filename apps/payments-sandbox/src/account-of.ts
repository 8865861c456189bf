import { currencyOfRegion } from '@abroad/reference-data/region-currencies';
import type { PoolClient } from 'pg';
import type { AccountRow } from './database/rows.ts';
import { ApiError, missing, type Call } from './http/call.ts';

/**
 * Returns the currencies of a country's bank accounts, lower case, its own currency first. Banks in Europe keep euros
 * beside it; others take theirs only.
 */
export function currenciesOf(country: string): readonly [string, ...string[]] {
  const own = (currencyOfRegion(country) ?? 'USD').toLowerCase();
  return WITH_EUROS.has(own) ? [own, 'eur'] : [own];
}

const WITH_EUROS = new Set(['chf', 'czk', 'dkk', 'gbp', 'huf', 'nok', 'pln', 'ron', 'sek']);

/**
 * The account for which a call is made: https://docs.stripe.com/connect/authentication
 * @throws ApiError 400 where it is made for the platform
 */
export function accountOf({ account }: Call): string {
  if (account === null) {
    const message = 'This call is spoken here only for a connected account, by the header Stripe-Account.';
    throw new ApiError(400, { type: 'invalid_request_error', message });
  }
  return account;
}

/** The account, locked until the transaction ends: what it holds is counted under this lock. @throws ApiError 404 */
export async function lockAccount(db: PoolClient, id: string, param: string): Promise<AccountRow> {
  const { rows } = await db.query<AccountRow>('select * from payments_sandbox.account where id = $1 for update', [id]);
  const [account] = rows;
  if (account === undefined) {
    throw missing(param, id, param);
  }
  return account;
}
