import { expect, test } from 'vitest';
import { withLatinDigits } from './latin-digits.ts';
import { writeAmount } from './write-amount.ts';

const written = (locale: string, currency: string, amount: number) =>
  writeAmount(new Intl.NumberFormat(withLatinDigits(locale), { style: 'currency', currency }), amount);

test('[U-21] from right to left the number and a currency in Latin letters stand by themselves', () => {
  expect(written('ar', 'USD', 1228.5)).toBe('\u2067\u20661,228.50\u2069\u00A0\u2066US$\u2069\u2069');
  expect(written('ar', 'USD', -5.25)).toBe('\u2067\u2066-5.25\u2069\u00A0\u2066US$\u2069\u2069');
  expect(written('ar', 'EUR', 28)).toBe('\u2067\u206628.00\u2069\u00A0€\u2069');
  expect(written('ar', 'EGP', 28)).toBe('\u2067\u206628.00\u2069\u00A0ج.م.\u2069');
});

test('[U-21] other languages write money as they always do', () => {
  expect(written('en', 'EUR', -5.25)).toBe('-€5.25');
  expect(written('fr', 'USD', 28)).toBe('28,00\u00A0$US');
});
