import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './read-amount.ts';

test.each([
  ['fr', '12,50', '12.50'],
  ['fr', '12.50', '12.50'],
  ['en', '12,50', '12.50'],
  ['en', '1,250', '1250'],
  ['en', '1,250.75', '1250.75'],
  ['fr', '1\u202f250,75', '1250.75'],
  ['vi', '150.000', '150000'],
  ['vi', '1.500.000', '1500000'],
  ['es', '1.250,5', '1250.5'],
  ['hi', '1,25,000', '125000'],
  ['hi', '१२.५', '12.5'],
  ['ar', '١٢٫٥', '12.5'],
  ['ar', '١٬٢٥٠', '1250'],
  ['en', '2.345', '2.345'],
  ['fr', '2,345', '2.345'],
  ['en', '5,', '5'],
  ['en', '.5', '0.5'],
  ['zh', ' 0 ', '0'],
])('[E-04] in %s a price typed as %s is %s, whatever the browser itself speaks', (locale, text, amount) => {
  expect(readAmount(text, locale)).toBe(amount);
});

test.each(['', '.', 'abc', '-5', '1e5', '12,5,0', '1.2.3', '1,2345,678', '12 €'])('%j is no price', (text) => {
  expect(readAmount(text, 'en')).toBeNull();
});

test('a price is shown for typing as its language writes it, and reads back the same', () => {
  for (const [locale, text] of [
    ['fr', '12,5'],
    ['en', '12.5'],
    ['vi', '1250000'],
    ['ar', '12.5'],
  ] as const) {
    expect(writeAmount(Number(readAmount(text, locale)), locale)).toBe(text);
  }
});
