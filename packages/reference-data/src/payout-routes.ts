import { readFileSync } from 'node:fs';
import { COUNTRIES } from './countries.ts';
import { toMinor } from './money.ts';
import { currencyOfRegion } from './region-currencies.ts';

/** The cost of a payout for the mentor. */
export const PAYOUT_FEES = ['paid_by_us', 'about_4_eur', 'about_4_eur_and_banks'] as const;
export type PayoutFee = (typeof PAYOUT_FEES)[number];

/** How mentors in a country can be paid in a currency. Sums are minor units of it. */
export interface PayoutRoute {
  mentor_country: string;
  currency: string;
  provider: 'stripe_connect' | 'manual';
  minimum_minor: number;
  fee_words: PayoutFee;
  /** Working days until the money is at the bank. */
  days_min: number;
  days_max: number;
  is_on: boolean;
}

/** By currency, in whole units of it. */
type Sums = Readonly<Record<string, number>>;
interface PayoutFile {
  stripe_connect: {
    /** Platforms in one of them pay mentors in each of them, without asking Stripe. */
    countries: string[];
    /** Countries in which banks also have accounts in another currency. */
    also_in: Readonly<Record<string, string[]>>;
    minimum: Sums;
    fee_words: PayoutFee;
    days: [number, number];
  };
  manual: {
    /** The currencies that Wise pays. */
    minimum: Sums;
    fee_words: PayoutFee;
    days: [number, number];
    /** Countries to which it can't pay in their own currency. */
    elsewhere_in: string[];
    elsewhere_fee_words: PayoutFee;
    elsewhere_days: [number, number];
    /** Countries in which no bank can be reached. */
    not_to: string[];
  };
}

/** The file of the routes. */
export const PAYOUT_ROUTES_FILE = new URL('../data/payout-routes.json', import.meta.url);

const readRoutesFile = (): PayoutFile => JSON.parse(readFileSync(PAYOUT_ROUTES_FILE, 'utf8')) as PayoutFile;

function stripeRoutes({ stripe_connect: file }: PayoutFile, country: string): PayoutRoute[] {
  const own = currencyOfRegion(country);
  const [days_min, days_max] = file.days;
  return [...(own === null ? [] : [own]), ...(file.also_in[country] ?? [])].map((currency) => ({
    mentor_country: country,
    currency,
    provider: 'stripe_connect',
    minimum_minor: toMinor(file.minimum[currency] ?? 0, currency) ?? 0,
    fee_words: file.fee_words,
    days_min,
    days_max,
    is_on: true,
  }));
}

function manualRoutes({ manual: file }: PayoutFile, country: string): PayoutRoute[] {
  if (file.not_to.includes(country)) {
    return [];
  }
  const own = currencyOfRegion(country);
  const isPaidInOwn = own !== null && file.minimum[own] !== undefined;
  const [days_min, days_max] = isPaidInOwn ? file.days : file.elsewhere_days;
  return (isPaidInOwn ? [own] : file.elsewhere_in).map((currency) => ({
    mentor_country: country,
    currency,
    provider: 'manual',
    minimum_minor: toMinor(file.minimum[currency] ?? 0, currency) ?? 0,
    fee_words: isPaidInOwn ? file.fee_words : file.elsewhere_fee_words,
    days_min,
    days_max,
    is_on: true,
  }));
}

/**
 * How a platform in a country pays mentors, by their country: with Stripe where it may by itself, else by hand through Wise. Where
 * Stripe pays, the way by hand is there too, switched off. Countries without a route are missing.
 * @param platform_country ISO 3166-1 alpha-2, upper case
 */
export function payoutRoutes(platform_country: string): PayoutRoute[] {
  const file = readRoutesFile();
  const { countries } = file.stripe_connect;
  return COUNTRIES.flatMap(({ code }) => {
    const byHand = manualRoutes(file, code);
    return countries.includes(platform_country) && countries.includes(code)
      ? [...stripeRoutes(file, code), ...byHand.map((route) => ({ ...route, is_on: false }))]
      : byHand;
  });
}
