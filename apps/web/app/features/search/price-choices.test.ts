import { expect, test } from 'vitest';
import { highestPrice, priceChoices } from './price-choices.ts';

const option = (value: string, count: number) => ({ value, label: value, count });
const OPTIONS = [option('EUR-30', 5), option('GBP-20', 2), option('free', 1), option('EUR-15', 3)];

test('[U-10] prices up to a band count those below and those who are free, in the wanted currency', () => {
  const inEuros = {
    currency: 'EUR',
    bands: [
      { band: 15, count: 4 },
      { band: 30, count: 9 },
    ],
  };
  expect(priceChoices(OPTIONS, null)).toEqual(inEuros);
  expect(priceChoices(OPTIONS, 'JPY')).toEqual(inEuros);
  expect(priceChoices(OPTIONS, 'GBP')).toEqual({ currency: 'GBP', bands: [{ band: 20, count: 3 }] });
  expect(priceChoices([option('free', 1)], 'EUR')).toEqual({ currency: null, bands: [] });
});

test('[U-10] the highest of all bands that are asked for is the one that was chosen', () => {
  expect(highestPrice(['free', 'EUR-10', 'EUR-30', 'EUR-15'])).toEqual({ currency: 'EUR', band: 30 });
  expect(highestPrice(['free'])).toBeNull();
});
