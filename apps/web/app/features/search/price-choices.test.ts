import { expect, test } from 'vitest';
import { highestPrice, priceChoices } from './price-choices.ts';

const option = (value: string, count: number) => ({ value, label: value, count });
const OPTIONS = [option('EUR-30', 9), option('EUR-15', 4), option('free', 1)];

test('[U-10] prices are offered from the lowest, with the chosen one even if it is none of them', () => {
  const own = [
    { currency: 'EUR', most: 15, value: 'EUR-15', count: 4 },
    { currency: 'EUR', most: 30, value: 'EUR-30', count: 9 },
  ];
  expect(priceChoices(OPTIONS, null)).toEqual(own);
  expect(priceChoices(OPTIONS, 'EUR-30')).toEqual(own);
  expect(priceChoices(OPTIONS, 'GBP-20')).toEqual([
    { currency: 'GBP', most: 20, value: 'GBP-20', count: null },
    ...own,
  ]);
  expect(priceChoices([option('free', 1)], null)).toEqual([]);
});

test('[U-10] the highest of all prices that are asked for is the one that was chosen', () => {
  expect(highestPrice(['free', 'EUR-10', 'EUR-30', 'EUR-15'])).toEqual({ currency: 'EUR', most: 30 });
  expect(highestPrice(['free'])).toBeNull();
});
