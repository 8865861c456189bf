import { expect, test } from 'vitest';
import { formatExpiry, hasExpired, readExpiry } from './card-expiry.ts';

test('month and year are parted as they are typed', () => {
  expect(formatExpiry('1')).toBe('1');
  expect(formatExpiry('12')).toBe('12');
  expect(formatExpiry('123')).toBe('12 / 3');
  expect(formatExpiry('1230')).toBe('12 / 30');
  expect(formatExpiry('4')).toBe('04');
  expect(formatExpiry('1/30')).toBe('01 / 30');
  expect(formatExpiry('12/2030')).toBe('12 / 2030');
  expect(formatExpiry('04 / 29')).toBe('04 / 29');
});

test('a month and a year are read in two digits or four, and nothing else', () => {
  expect(readExpiry('04 / 29')).toEqual({ month: 4, year: 2029 });
  expect(readExpiry('12/2030')).toEqual({ month: 12, year: 2030 });
  for (const text of ['', '13 / 29', '00 / 29', '04', '04 / 2', '04 / 202']) {
    expect(readExpiry(text), text).toBeNull();
  }
});

test('a card is valid to the end of its month, wherever its owner is', () => {
  const november = { month: 11, year: 2026 };
  expect(hasExpired(november, Date.parse('2026-11-30T23:59:59Z'))).toBe(false);
  expect(hasExpired(november, Date.parse('2026-12-01T11:59:59Z'))).toBe(false);
  expect(hasExpired(november, Date.parse('2026-12-01T12:00:00Z'))).toBe(true);
});
