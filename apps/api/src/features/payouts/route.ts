import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PayoutAccount } from '../payout-accounts/index.ts';

export interface Route {
  /** In minor units of the currency that is asked about. */
  minimum_minor: number;
  is_on: boolean;
}

/**
 * How a mentor's country is paid in a currency. The minimum of a route counts in its own currency; what is paid out in another
 * one has none.
 */
export async function routeOf(
  db: Database,
  platform_country: string,
  { provider, country, currency: arrives_in }: Pick<PayoutAccount, 'provider' | 'country' | 'currency'>,
  currency: string,
): Promise<Route> {
  const { rows } = await sql<Route>`
    select case when currency = ${currency} then minimum_minor else 0 end as minimum_minor, is_on from payout_route
    where platform_country = ${platform_country} and mentor_country = ${country} and currency in (${currency}, ${arrives_in})
      and provider = ${provider === 'manual' ? 'manual' : 'stripe_connect'}
    order by currency = ${currency} desc limit 1`.execute(db);
  return rows[0] ?? { minimum_minor: 0, is_on: true };
}
