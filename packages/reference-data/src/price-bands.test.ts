import { expect, test } from 'vitest';
import { FREE, priceValue, pricesAround, pricesUpTo, readPriceValue } from './price-bands.ts';

test('[U-10] a price is found by every band that it keeps to, in its own currency, and what is free by all', () => {
  const isFound = (price: number, currency: string, most: number) =>
    pricesUpTo('EUR', most).includes(priceValue(price, currency) ?? '');
  expect([isFound(28, 'EUR', 30), isFound(30, 'EUR', 30), isFound(30.01, 'EUR', 30)]).toEqual([true, true, false]);
  expect([isFound(28, 'GBP', 30), isFound(0, 'GBP', 10)]).toEqual([false, true]);
  expect(priceValue(null, null)).toBeNull();
});

test('a value says its currency and band, and nothing else is one', () => {
  expect(readPriceValue(priceValue(28, 'EUR') ?? '')).toEqual({ currency: 'EUR', band: 30 });
  expect([FREE, 'EUR-31', 'eur-30', '', 'EUR-'].map(readPriceValue)).toEqual([null, null, null, null, null]);
});

test('[T-100] prices around one leave out no mentor who asks for the same', () => {
  for (const price of [1, 10, 28, 45, 50, 1234.5]) {
    expect(pricesAround('EUR', price), String(price)).toContain(priceValue(price, 'EUR'));
  }
  expect(pricesAround('EUR', 0)).toEqual([FREE]);
  expect(pricesAround('EUR', 45).at(-1)).toBe('EUR-50');
});
