import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, currencyByCode } from './currencies.ts';
import { CURRENCY_CODES, minorDigitsOf } from './currency-digits.ts';
import { fromMinor, MAX_MINOR, toDecimal, toMinor } from './money.ts';

const digitsOf = (code: string) => currencyByCode(code)?.minor_digits;
const currency = fc.constantFrom(...CURRENCIES.map(({ code }) => code));

test('turns prices into minor units by their digits', () => {
  expect(toMinor(25.5, 'EUR')).toBe(2550);
  expect(toMinor(19.99, 'USD')).toBe(1999);
  expect(toMinor(0.29, 'GBP')).toBe(29);
  expect(toMinor(3000, 'JPY')).toBe(3000);
  expect(toMinor(1.005, 'KWD')).toBe(1005);
  expect(toMinor(0, 'EUR')).toBe(0);
});

test('every currency that has a name has a code with digits, and the other way round', () => {
  expect(CURRENCIES.map(({ code }) => code)).toEqual(CURRENCY_CODES);
  expect(['EUR', 'JPY', 'KWD', 'XXX'].map(minorDigitsOf)).toEqual([2, 0, 3, undefined]);
});

test('gives null for what the currency has no coin for, and for what is no amount', () => {
  expect(toMinor(25.555, 'EUR')).toBeNull();
  expect(toMinor(0.1 + 0.2, 'EUR')).toBeNull();
  expect(toMinor(3000.5, 'JPY')).toBeNull();
  expect(toMinor(Number.NaN, 'EUR')).toBeNull();
  expect(toMinor(Number.POSITIVE_INFINITY, 'EUR')).toBeNull();
  expect(toMinor(1e21, 'JPY')).toBeNull();
  expect(toMinor(1, 'XXX')).toBeNull();
  expect(fromMinor(1.5, 'EUR')).toBeNull();
  expect(fromMinor(MAX_MINOR + 1, 'EUR')).toBeNull();
  expect(fromMinor(1, 'eur')).toBeNull();
});

test('comes back from minor units to the same minor units, for every currency and amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_MINOR, max: MAX_MINOR }), currency, (minor, code) => {
      expect(toMinor(fromMinor(minor, code) ?? Number.NaN, code)).toBe(minor);
    }),
  );
});

test('writes a price with the digits of its minor units', () => {
  fc.assert(
    fc.property(fc.nat(MAX_MINOR), currency, (minor, code) => {
      const digits = digitsOf(code) ?? 0;
      const written = String(minor).padStart(digits + 1, '0');
      const expected = digits === 0 ? written : `${written.slice(0, -digits)}.${written.slice(-digits)}`;
      expect(fromMinor(minor, code)).toBe(Number(expected));
      expect(toDecimal(minor, code)).toBe(expected);
      expect(toDecimal(-minor, code)).toBe(minor === 0 ? expected : `-${expected}`);
    }),
  );
});

test('knows the minor units of ISO 4217', () => {
  expect(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XOF'].map(digitsOf)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(['KWD', 'BHD', 'TND', 'JOD', 'OMR', 'IQD', 'LYD'].map(digitsOf)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  expect(['EUR', 'USD', 'HUF', 'TWD', 'MGA', 'IDR'].map(digitsOf)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(CURRENCIES.map(({ code }) => code)).toEqual([...new Set(CURRENCIES.map(({ code }) => code))].toSorted());
});
