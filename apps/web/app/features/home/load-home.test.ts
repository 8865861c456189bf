import type { Client } from '@abroad/contract/client';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { expect, test } from 'vitest';
import { keepCountries } from '../../lib/country-names.ts';
import { sampleFacts } from '../../testing/sample-search.ts';
import { loadHome } from './load-home.server.ts';

keepCountries(COUNTRIES);
const route = (origin_country_code: string, destination_country_code: string) => ({
  origin_country_code,
  destination_country_code,
  mentor_count: 3,
  next_available_at: null,
});
const ALL = [route('CN', 'GB'), route('VN', 'NL'), route('VN', 'DE'), route('NG', 'CA')];

const api = {
  searchProfiles: () => Promise.resolve({ profiles: [] }),
  listExchangeRates: () => Promise.resolve({ as_of: '2026-11-01', items: [] }),
  getHomeFacts: () => Promise.resolve(sampleFacts()),
  listPopularRoutes: ({ query }: { query?: { origin_country_codes?: string[] } }) => {
    const [from] = query?.origin_country_codes ?? [];
    return Promise.resolve({
      routes: ALL.filter(({ origin_country_code }) => from === undefined || origin_country_code === from),
    });
  },
} as unknown as Client;

test.each([
  ['Asia/Ho_Chi_Minh', 'Vietnam', ['VN-NL', 'VN-DE']],
  // One route is no list.
  ['Africa/Lagos', null, ['CN-GB', 'VN-NL', 'VN-DE', 'NG-CA']],
  // The zone of a part of a country.
  ['America/New_York', null, ['CN-GB', 'VN-NL', 'VN-DE', 'NG-CA']],
  [null, null, ['CN-GB', 'VN-NL', 'VN-DE', 'NG-CA']],
])('[U-33] a visitor with the clock of %s sees routes from %s', async (zone, from, shown) => {
  const { routes } = await loadHome(api, { locale: 'en', zone }, 0, new AbortController().signal);
  if ('status' in routes) throw new Error('the routes were loaded');
  expect(routes.from).toBe(from);
  expect(routes.routes.map((one) => `${one.origin_country_code}-${one.destination_country_code}`)).toEqual(shown);
});
