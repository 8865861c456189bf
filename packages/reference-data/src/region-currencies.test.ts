import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { CURRENCY_CODES } from './currency-digits.ts';
import { currencyOfRegion } from './region-currencies.ts';

test.each([
  ['VN', 'VND'],
  ['NL', 'EUR'],
  ['FR', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
  ['EC', 'USD'],
  ['SV', 'USD'],
  ['VE', 'VES'],
  ['FM', 'USD'],
  ['SN', 'XOF'],
  ['CD', 'CDF'],
  ['CN', 'CNY'],
  ['PL', 'PLN'],
  ['UA', 'UAH'],
  ['ZZ', null],
  ['', null],
])('people in %s pay with %s', (region, currency) => {
  expect(currencyOfRegion(region)).toBe(currency);
});

test('every country but the one without people has a currency, and it is in circulation', () => {
  const without = COUNTRIES.filter(({ code }) => currencyOfRegion(code) === null).map(({ code }) => code);
  expect(without).toEqual(['AQ']);
  for (const { code } of COUNTRIES) {
    expect(['AQ', ...CURRENCY_CODES]).toContain(currencyOfRegion(code) ?? 'AQ');
  }
});
