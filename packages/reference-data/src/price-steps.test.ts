import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCY_CODES } from './currency-digits.ts';
import { rateOf, worthOf, type ExchangeRates } from './exchange-rates.ts';
import { loadDefaultRates } from './load-rates.ts';
import { countUpTo, isWhole, pricesToSteps, priceStep, readLimit, valuesUpTo, wholesOf } from './price-steps.ts';

const RATES: ExchangeRates = {
  base: 'EUR',
  as_of: '2026-11-01',
  rates: { USD: 1.1, INR: 100, NPR: 160, VND: 28_000, JPY: 170, KWD: 0.34 },
};
const defaults = loadDefaultRates();

/** Whether a price is found by a limit, as an engine looks it up. */
function isFound(price: number, currency: string, limit: string, rates = RATES): boolean {
  const step = priceStep(price, currency, rates) ?? '';
  return pricesToSteps([limit], rates).some((value) => {
    const most = readLimit(value);
    return most === null ? value === step : valuesUpTo(most).some((one) => [step, ...wholesOf(step)].includes(one));
  });
}

test('every currency has a rate by default, of a day', () => {
  expect(CURRENCY_CODES.filter((code) => rateOf(defaults, code) === undefined)).toEqual([]);
  expect(defaults).toMatchObject({ base: 'EUR', as_of: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});

test.each([
  ['75 dollars', 75, 'USD', true],
  ['19 euros', 19, 'EUR', true],
  ['950 rupees', 950, 'INR', true],
  ['what is free', 0, 'EUR', true],
  ['68.18 euros, a cent less', 68.18, 'EUR', true],
  ['68.25 euros', 68.25, 'EUR', false],
  ['75.1 dollars', 75.1, 'USD', false],
  ['1,900,000 dong', 1_900_000, 'VND', true],
  ['1,950,000 dong', 1_950_000, 'VND', false],
  ['11,590 yen', 11_590, 'JPY', true],
  ['11,600 yen', 11_600, 'JPY', false],
  ['23.181 dinars', 23.181, 'KWD', true],
  ['23.2 dinars', 23.2, 'KWD', false],
  ['500 francs, which have no rate', 500, 'CHF', true],
])('[U-10] up to 75 dollars finds %s, or does not', (_, price, currency, found) => {
  expect(isFound(price, currency, 'USD-75')).toBe(found);
});

test('[U-10] a price is found by a limit of the same price in its own currency, and by none that is lower', () => {
  const currency = fc.constantFrom(...CURRENCY_CODES);
  const price = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 999_999_999 }));
  fc.assert(
    fc.property(currency, price, (code, most) => {
      expect(isFound(most, code, `${code}-${most}`, defaults)).toBe(true);
      expect(isFound(most * 1.001, code, `${code}-${most}`, defaults)).toBe(false);
    }),
  );
});

test('without a rate a limit leaves out no one, for it is not known who asks for more', () => {
  expect(isFound(5000, 'EUR', 'CHF-10')).toBe(true);
  expect(worthOf(1, 'CHF', RATES)).toBeNull();
  expect(priceStep(0, 'CHF', RATES)).toBe('free');
  expect(priceStep(null, null, RATES)).toBeNull();
});

test('of several limits the highest counts; what is free can be searched for alone', () => {
  expect(pricesToSteps(['free', 'USD-10', 'EUR-75', 'INR-950'], RATES)).toEqual(pricesToSteps(['EUR-75'], RATES));
  expect(pricesToSteps(['free'], RATES)).toEqual(['free']);
  expect(pricesToSteps([], RATES)).toEqual([]);
});

test('the values up to a step are few', () => {
  for (const most of [0, 1, 75, 999_999_999]) {
    const [, , limit = ''] = pricesToSteps([`USD-${most}`], RATES);
    expect(valuesUpTo(readLimit(limit) ?? 0).length).toBeLessThanOrEqual(126);
  }
  expect(wholesOf('20000').every(isWhole)).toBe(true);
  expect(wholesOf('free')).toEqual([]);
});

test('[U-10] counts of bands are of all who are found up to them, in the reader’s currency', () => {
  const of = (price: number, currency: string, count: number) => ({
    value: priceStep(price, currency, RATES) ?? '',
    count,
  });
  const counts = [of(0, 'EUR', 4), of(950, 'INR', 2), of(19, 'EUR', 3), of(75, 'EUR', 1), of(5, 'CHF', 1)];
  expect(countUpTo(counts, 'USD', RATES)).toEqual([
    { value: 'USD-100', count: 11 },
    { value: 'USD-30', count: 10 },
    { value: 'USD-15', count: 7 },
    { value: 'free', count: 4 },
  ]);
  expect(countUpTo(counts, 'VND', RATES)[0]).toEqual({ value: 'VND-3000000', count: 11 });
  expect(countUpTo(counts, 'CHF', RATES)).toEqual(countUpTo(counts, 'USD', RATES));
});
