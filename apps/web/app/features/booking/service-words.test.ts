import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { perHour, serviceFacts } from './service-words.ts';

const t = createTranslate('en');
const format = createFormat({ locale: 'en', zone: 'Europe/Berlin', clock: '24', now: 0, t });

test('[U-04] services of different length compare by the hour', () => {
  expect(perHour({ price: 28, currency: 'EUR', duration_min: 45 }, t, format)).toBe('€37.33 per hour');
  expect(perHour({ price: 3000, currency: 'JPY', duration_min: 25 }, t, format)).toBe('¥7,200 per hour');
  expect(serviceFacts({ price: 28, currency: 'EUR', duration_min: 30 }, t, format)).toBe('30 min · €28 · €56 per hour');
});

test.each([
  [null, 30, '30 min · Free'],
  [0, 30, '30 min · Free'],
  [40, 60, '60 min · €40'],
])('[U-04] a price of %s for %d minutes needs no price of an hour', (price, duration_min, facts) => {
  expect(perHour({ price, currency: 'EUR', duration_min }, t, format)).toBeNull();
  expect(serviceFacts({ price, currency: 'EUR', duration_min }, t, format)).toBe(facts);
});
