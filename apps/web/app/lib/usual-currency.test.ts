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
])('somebody whose browser asks for “%s” thinks in what is paid there', (header, locale, currency) => {
  expect(usualCurrency(header, locale)).toBe(currency);
});
