import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { perHour, withHour } from './service-words.ts';

const t = createTranslate('en');
const format = createFormat({ locale: 'en', zone: 'Europe/Berlin', clock: '24', now: 0, t });

test('[U-04] services of different length compare by the hour', () => {
  expect(perHour({ price: 28, currency: 'EUR', duration_min: 45 }, t, format)).toBe('€37.33 per hour');
  expect(perHour({ price: 3000, currency: 'JPY', duration_min: 25 }, t, format)).toBe('¥7,200 per hour');
  expect(withHour('30 min', { price: 28, currency: 'EUR', duration_min: 30 }, t, format)).toBe('30 min · €56 per hour');
});

test.each([
  [null, 30],
  [0, 30],
  [40, 60],
])('[U-04] a price of %s for %d minutes needs no price of an hour', (price, duration_min) => {
  expect(perHour({ price, currency: 'EUR', duration_min }, t, format)).toBeNull();
  expect(withHour('Meet', { price, currency: 'EUR', duration_min }, t, format)).toBe('Meet');
});
