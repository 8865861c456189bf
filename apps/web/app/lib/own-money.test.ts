import { expect, test } from 'vitest';
import { approximate, type OwnMoney } from './own-money.ts';

const by_currency = { EUR: 1, USD: 1.08, VND: 28_250.5, KWD: 0.331, JPY: 171 };
const own = (currency: string): OwnMoney => ({ currency, rates: { as_of: '2026-11-01', by_currency } });

test.each<[number | null, string | null, string, number | null]>([
  [28, 'EUR', 'VND', 791_000],
  [28, 'EUR', 'USD', 30],
  [98, 'EUR', 'USD', 106],
  [5, 'EUR', 'USD', 5.4],
  [0.5, 'EUR', 'USD', 0.54],
  [28, 'EUR', 'KWD', 9.27],
  [2, 'EUR', 'KWD', 0.662],
  [3000, 'JPY', 'EUR', 18],
  [1.25, 'KWD', 'JPY', 646],
  [1_000_000_000, 'EUR', 'VND', 28_300_000_000_000],
  [28, 'EUR', 'EUR', null],
  [0, 'EUR', 'VND', null],
  [null, null, 'VND', null],
  [28, 'CHF', 'VND', null],
  [28, 'EUR', 'CHF', null],
  [1, 'VND', 'EUR', null],
])('%s %s come to about %s: %s', (price, currency, to, amount) => {
  expect(approximate(price, currency, own(to))).toBe(amount);
});

test('without rates there is no converted price', () => {
  expect(approximate(28, 'EUR', null)).toBeNull();
});
