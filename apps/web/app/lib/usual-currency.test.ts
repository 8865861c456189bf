import { expect, test } from 'vitest';
import { usualCurrency } from './usual-currency.server.ts';

test.each([
  ['vi-VN,vi;q=0.9,en-US;q=0.8', 'vi', 'VND'],
  ['en,fr-CA;q=0.8', 'en', 'CAD'],
  ['en-GB', 'en', 'GBP'],
  ['zh-Hant-TW', 'zh', 'TWD'],
  ['fr', 'fr', 'EUR'],
  [null, 'hi', 'INR'],
  ['*;q=0.5, _,,', 'ar', 'EGP'],
])('a browser that asks for “%s” gets the currency of that country', (header, locale, currency) => {
  expect(usualCurrency(header, locale)).toBe(currency);
});
