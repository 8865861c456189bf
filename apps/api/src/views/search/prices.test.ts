import type { SearchFilters } from '@abroad/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { untilCaughtUp } from '../../testing/index-scene.ts';
import { make } from '../../testing/make.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const RATES = {
  base: 'EUR',
  as_of: '2026-11-01',
  rates: { USD: 1.1, INR: 100, NPR: 160, VND: 28_000, JPY: 170, KWD: 0.34 },
};

/** First names with the prices of their services, in whole minor units. */
const MENTORS: Readonly<Record<string, readonly [number, string][]>> = {
  'EUR 75': [[7500, 'EUR']],
  'INR 950': [[95_000, 'INR']],
  'NPR 900': [[90_000, 'NPR']],
  'USD 19': [[1900, 'USD']],
  'EUR 19': [[1900, 'EUR']],
  'VND 500000': [[500_000, 'VND']],
  'JPY 3000': [[3000, 'JPY']],
  'KWD 4.5': [[4500, 'KWD']],
  free: [[0, 'EUR']],
  'CHF 20': [[2000, 'CHF']],
  // Of several services the one that is worth the least, and not the one with the smallest number.
  'INR 5000': [
    [60_00, 'EUR'],
    [500_000, 'INR'],
    [0, 'EUR'],
  ],
  nothing: [],
};
const BY_WORTH = [
  'free', 'NPR 900', 'INR 950', 'KWD 4.5', 'USD 19', 'JPY 3000', 'VND 500000', 'EUR 19', 'INR 5000', 'EUR 75',
]; // oxfmt-ignore
const UNKNOWN = ['CHF 20', 'nothing'];

const ENGINES = [
  { engine: 'postgres', settings: {} },
  { engine: 'index', settings: { SEARCH_ENGINE: 'index' } },
];

describe.each<{ engine: string; settings: Record<string, string> }>(ENGINES)(
  'with the engine $engine',
  ({ engine, settings }) => {
    let api: TestApi;

    beforeAll(async () => {
      api = await startTestApi({}, { ...settings, EXCHANGE_RATES: JSON.stringify(RATES) });
      const { mentor } = make(api);
      for (const [first_name, prices] of Object.entries(MENTORS)) {
        const event_types = prices.map(([price_minor, currency], nth) => ({
          slug: `service-${nth}`,
          price_minor,
          currency,
        }));
        await mentor({ first_name, event_types });
      }
      // Documents are written by the rates of the database, which are the configured ones after this.
      await runJob(api.context, 'renew-search-words');
    });
    afterAll(() => api.close());

    const search = async (query: Partial<SearchFilters>) => {
      if (api.context.search_index) {
        await untilCaughtUp(api.context.search_index);
      }
      return api.as(null).searchProfiles({ query });
    };
    const found = async (query: Partial<SearchFilters>) =>
      (await search(query)).profiles.map((profile) => profile.first_name);

    test('[U-10] prices in different currencies are in the order of what they are worth, those without a rate at the end', async () => {
      const up = await found({ sort_by: 'price' });
      expect(up.slice(0, BY_WORTH.length)).toEqual(BY_WORTH);
      expect(up.slice(BY_WORTH.length).toSorted()).toEqual(UNKNOWN);
      const down = await found({ sort_by: 'price', sort_order: 'desc' });
      expect(down.slice(0, BY_WORTH.length)).toEqual(BY_WORTH.toReversed());
      const pages = await Promise.all([1, 2, 3].map((page) => found({ sort_by: 'price', page, page_size: 4 })));
      expect(pages.flat()).toEqual(up);
    });

    test('[U-10] a highest price finds what is worth as much or less in any currency, and prices without a rate', async () => {
      const upTo = async (...prices: string[]) => (await found({ prices, sort_by: 'price' })).toSorted();
      const without = (...names: string[]) =>
        [...BY_WORTH, 'CHF 20'].filter((name) => !names.includes(name)).toSorted();
      expect(await upTo('USD-75')).toEqual(without('EUR 75'));
      expect(await upTo('USD-10', 'USD-75', 'free')).toEqual(without('EUR 75'));
      expect(await upTo('USD-14')).toEqual(['CHF 20', 'INR 950', 'NPR 900', 'free']);
      expect(await upTo('EUR-19')).toEqual(without('EUR 75', 'INR 5000'));
      expect(await upTo('EUR-18')).toEqual(without('EUR 75', 'INR 5000', 'EUR 19'));
      expect(await upTo('INR-950')).toEqual(['CHF 20', 'INR 950', 'NPR 900', 'free']);
      expect(await upTo('INR-949')).toEqual(['CHF 20', 'NPR 900', 'free']);
      expect(await upTo('VND-500000')).toEqual(without('EUR 75', 'INR 5000', 'EUR 19'));
      expect(await upTo('JPY-3000')).toEqual(without('EUR 75', 'INR 5000', 'EUR 19', 'VND 500000'));
      expect(await upTo('KWD-4')).toEqual(['CHF 20', 'INR 950', 'NPR 900', 'free']);
      expect(await upTo('KWD-5')).toContain('KWD 4.5');
      expect(await upTo('free')).toEqual(['free']);
      // It isn't known who asks for more than that.
      expect(await upTo('CHF-5')).toEqual(without());
    });

    test.runIf(engine === 'index')(
      '[U-10] prices are counted as they would be found, in the currency that is asked for',
      async () => {
        const pricesIn = async (query: Partial<SearchFilters>) =>
          (await search({ ...query, expand: ['facets'] })).facets?.prices;
        const inDollars = [
          { value: 'USD-100', count: 11 },
          { value: 'USD-75', count: 10 },
          { value: 'USD-30', count: 9 },
          { value: 'USD-20', count: 8 },
          { value: 'USD-15', count: 5 },
          { value: 'USD-10', count: 3 },
          { value: 'free', count: 1 },
        ];
        expect(await pricesIn({})).toEqual(inDollars);
        expect(await pricesIn({ prices: ['USD-15'] })).toEqual(inDollars);
        expect((await pricesIn({ prices: ['EUR-15'], facet_limit: 1 }))?.[0]).toEqual({ value: 'EUR-75', count: 11 });
        for (const { value, count } of (await pricesIn({ currency: 'VND' })) ?? []) {
          expect([value, (await found({ prices: [value] })).length]).toEqual([value, count]);
        }
      },
    );

    test('the card has the price itself, with the length of its session', async () => {
      const { profiles } = await search({ prices: ['EUR-50'], sort_by: 'price', page: 9, page_size: 1 });
      expect(profiles).toMatchObject([
        { first_name: 'INR 5000', price_from: 5000, currency: 'INR', price_duration_min: 30, has_free_session: true },
      ]);
    });

    test('[U-10] other exchange rates change the order', async () => {
      const exchange_rates = { base: 'USD', as_of: '2026-11-02', rates: { EUR: 0.9, INR: 10, NPR: 150, CHF: 0.8 } };
      await runJob({ ...api.context, config: { ...api.context.config, exchange_rates } }, 'renew-search-words');
      const first = (await found({ sort_by: 'price' })).slice(0, 8);
      expect(first).toEqual(['free', 'NPR 900', 'USD 19', 'EUR 19', 'CHF 20', 'INR 5000', 'EUR 75', 'INR 950']);
      await runJob(api.context, 'renew-search-words');
      expect((await found({ sort_by: 'price' })).slice(0, BY_WORTH.length)).toEqual(BY_WORTH);
    });
  },
);
