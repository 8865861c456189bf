import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { payoutRoutes } from './payout-routes.ts';

const from = (platform: string, country: string) =>
  payoutRoutes(platform)
    .filter(({ mentor_country }) => mentor_country === country)
    .map(({ provider, currency, minimum_minor, is_on }) => [provider, currency, minimum_minor, is_on]);

test('[T-140] platforms in the United States, the United Kingdom, the EEA, Canada and Switzerland pay mentors in each of them by Stripe', () => {
  for (const platform of ['DE', 'US', 'GB', 'CA', 'CH']) {
    expect(from(platform, 'NL')).toEqual([
      ['stripe_connect', 'EUR', 1300, true],
      ['manual', 'EUR', 4000, false],
    ]);
  }
  expect(from('DE', 'CH').slice(0, 2)).toEqual([
    ['stripe_connect', 'CHF', 1300, true],
    ['stripe_connect', 'EUR', 1300, true],
  ]);
  expect(from('VN', 'NL')).toEqual([['manual', 'EUR', 4000, true]]);
});

test('[T-140] elsewhere mentors are paid by hand in their own currency, or in euros and dollars where Wise can’t pay it', () => {
  expect(from('DE', 'VN')).toEqual([['manual', 'VND', 1_100_000, true]]);
  // Words of 2026: it doesn't pay businesses' money out in these.
  for (const country of ['BD', 'BR', 'CN', 'IN', 'KE', 'LK', 'NG', 'PK', 'UA']) {
    expect(from('DE', country)).toEqual([
      ['manual', 'EUR', 4000, true],
      ['manual', 'USD', 4000, true],
    ]);
  }
  expect(from('DE', 'IS').map(([, currency]) => currency)).toEqual(['EUR', 'USD']);
});

test('[T-140] where no bank can be reached there is no route, and every route has a minimum, days and one row', () => {
  expect(from('DE', 'KP')).toEqual([]);
  const routes = payoutRoutes('DE');
  expect(new Set(routes.map(({ mentor_country }) => mentor_country)).size).toBeGreaterThan(COUNTRIES.length - 30);
  for (const route of routes) {
    expect(route.minimum_minor, JSON.stringify(route)).toBeGreaterThan(0);
    expect(route.days_max).toBeGreaterThanOrEqual(route.days_min);
  }
  const keys = routes.map(({ mentor_country, currency, provider }) => `${mentor_country} ${currency} ${provider}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('[T-140] where money arrives in another currency than the country’s, the mentor reads that banks take a fee as well', () => {
  const feesIn = (country: string) =>
    payoutRoutes('DE')
      .filter(({ mentor_country, is_on }) => mentor_country === country && is_on)
      .map(({ fee_words }) => fee_words);
  expect(feesIn('VN')).toEqual(['about_4_eur']);
  expect(feesIn('IN')).toEqual(['about_4_eur_and_banks', 'about_4_eur_and_banks']);
});
