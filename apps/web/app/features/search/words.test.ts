import { expect, test } from 'vitest';
import { formatMoney } from '../../lib/money.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { priceWords, type Prices } from './price-words.ts';
import { schoolWords } from './school-words.ts';

const t = createTranslate('en');
const format = {
  price: (price: number | null, currency: string | null) => formatMoney(price ?? 0, currency ?? 'EUR', 'en'),
};
const price = (prices: Partial<Prices>) =>
  priceWords(
    { price_from: null, currency: 'EUR', price_duration_min: null, has_free_session: false, ...prices },
    t,
    format,
  );

test('a price names its minutes, and the free session where there is one', () => {
  expect(price({ price_from: 28, price_duration_min: 45 })).toBe('€28 for 45 min');
  expect(price({ price_from: 3000, currency: 'JPY' })).toBe('¥3,000');
  expect(price({ price_from: 28, price_duration_min: 45, has_free_session: true })).toBe(
    'Free intro, then €28 for 45 min',
  );
  expect(price({ price_from: 0, price_duration_min: 30, has_free_session: true })).toBe('Free for 30 min');
  expect(price({ price_from: 0 })).toBe('Free session');
  expect(price({})).toBe('Not taking bookings');
});

test('the school comes with the years as far as they are known', () => {
  const school = 'TU Delft';
  expect(schoolWords({ school, started: 2019, ended: 2021 }, t)).toBe('TU Delft, 2019–2021');
  expect(schoolWords({ school, started: 2019, ended: null }, t)).toBe('TU Delft, since 2019');
  expect(schoolWords({ school, started: null, ended: 2021 }, t)).toBe('TU Delft, 2021');
  expect(schoolWords({ school, started: null, ended: null }, t)).toBe('TU Delft');
});
