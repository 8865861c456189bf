import type { PayoutProviderKind, PayoutRoute, PayoutRoutes, PayoutSchedule } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { PayoutFeeWords } from '@abroad/contract';
import type { PayoutRouteTable } from '../../db/tables.ts';
import { automaticPayouts } from '../../providers/payouts/port.ts';
import type { PayoutAccount } from './account.ts';

type Deps = Pick<Context, 'db' | 'config' | 'payouts'>;
type RouteRow = Selectable<PayoutRouteTable>;

/** Each provider's schedules; payouts by staff are gathered for the first of a month. */
export const SCHEDULES: Readonly<Record<PayoutProviderKind, readonly PayoutSchedule[]>> = {
  stripe_connect: ['weekly', 'monthly', 'by_hand'],
  manual: ['monthly', 'by_hand'],
};

/** The kind of a provider, by which its routes are found: the sandbox stands for Stripe. */
export const kindOf = (provider: NonNullable<PayoutAccount['provider']>): PayoutProviderKind =>
  provider === 'manual' ? 'manual' : 'stripe_connect';

/** The routes to a country that are on, the best for a currency first. Those of Stripe are missing where it isn't set up. */
export async function routesTo({ db, config, payouts }: Deps, country: string): Promise<RouteRow[]> {
  const rows = await db
    .selectFrom('payout_route')
    .selectAll()
    .where('platform_country', '=', config.platform_country)
    .where('mentor_country', '=', country)
    .where('is_on', '=', true)
    .orderBy('provider', 'desc')
    .orderBy('currency')
    .execute();
  const hasStripe = automaticPayouts({ payouts }).name !== 'none';
  return rows.filter(({ provider }) => provider === 'manual' || hasStripe);
}

/** How the account of a mentor is paid now; undefined where that way is switched off. */
export async function routeOfAccount(
  context: Deps,
  { provider, country, currency }: Pick<PayoutAccount, 'provider' | 'country' | 'currency'>,
): Promise<RouteRow | undefined> {
  if (provider === null || country === null) {
    return undefined;
  }
  const routes = await routesTo(context, country);
  return routes.find((route) => route.currency === currency && route.provider === kindOf(provider));
}

export const presentRoute = (route: RouteRow): PayoutRoute => ({
  provider: route.provider,
  currency: route.currency,
  minimum: fromMinor(route.minimum_minor, route.currency) ?? 0,
  fee: route.fee_words as PayoutFeeWords,
  days_min: route.days_min,
  days_max: route.days_max,
  schedules: [...SCHEDULES[route.provider]],
});

/** One way for each currency: a way by hand only where there is no better one. */
export async function listRoutes(context: Deps, country: string): Promise<PayoutRoutes> {
  const best = new Map<string, RouteRow>();
  for (const route of await routesTo(context, country)) {
    best.set(route.currency, best.get(route.currency) ?? route);
  }
  return { country, items: [...best.values()].map(presentRoute) };
}
