import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PayoutAccount } from '../payout-accounts/account.ts';

export interface Route {
  /** The minimum in minor units of the requested currency. */
  minimum_minor: number;
  is_on: boolean;
}

/**
 * Finds the route for a mentor's country and a currency. The minimum of a route is in its own currency; payouts in another
 * one have none.
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

/** Whether that route is switched off, for queries of `payout_account as account`. An SQL expression. */
export const isRouteOff = (
  platform_country: string,
  currency: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  coalesce((select not is_on from payout_route
    where platform_country = ${platform_country} and mentor_country = account.country
      and payout_route.currency in (${currency}, account.currency)
      and provider = case when account.provider = 'manual' then 'manual' else 'stripe_connect' end
    order by payout_route.currency = ${currency} desc limit 1), false)`;
