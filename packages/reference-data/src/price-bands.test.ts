import { expect, test } from 'vitest';
import { FREE, pricesAround, readPriceValue, upToPrice } from './price-bands.ts';

test('a value says its currency and price, and nothing else is one', () => {
  expect(readPriceValue(upToPrice('EUR', 30))).toEqual({ currency: 'EUR', most: 30 });
  expect([FREE, 'EUR-31.5', 'eur-30', '', 'EUR-'].map(readPriceValue)).toEqual([null, null, null, null, null]);
});

test('[T-100] prices around one go up to its band, so that they leave out no mentor who asks for the same', () => {
  expect(pricesAround('EUR', 28)).toEqual(['EUR-30']);
  expect(pricesAround('EUR', 30)).toEqual(['EUR-30']);
  expect(pricesAround('VND', 350_000)).toEqual(['VND-400000']);
  expect(pricesAround('EUR', 0)).toEqual([FREE]);
  expect(pricesAround('IRR', 999_999_999)).toEqual([]);
});
