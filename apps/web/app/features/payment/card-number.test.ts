import { expect, test } from 'vitest';
import { formatCardNumber, isCardNumber, isSecurityCode } from './card-number.ts';

test('the digits of a card are grouped as they stand on it, whatever else was typed', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber(' 4242-4242 42')).toBe('4242 4242 42');
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatCardNumber('6205 5000 0000 0000 004')).toBe('6205 5000 0000 0000 004');
  expect(formatCardNumber('card')).toBe('');
  expect(formatCardNumber('4'.repeat(40))).toHaveLength(23);
});

test('a number is taken when its last digit checks the others', () => {
  for (const number of ['4242 4242 4242 4242', '378282246310005', '6205500000000000004', '4000002500003155']) {
    expect(isCardNumber(number), number).toBe(true);
  }
  for (const number of ['4242 4242 4242 4241', '4242', '', '0'.repeat(20)]) {
    expect(isCardNumber(number), number).toBe(false);
  }
});

test('the security code has three digits, and four with American Express', () => {
  expect(isSecurityCode('123', '4242 4242 4242 4242')).toBe(true);
  expect(isSecurityCode('1234', '4242 4242 4242 4242')).toBe(false);
  expect(isSecurityCode('1234', '3782 822463 10005')).toBe(true);
  expect(isSecurityCode('', '4242')).toBe(false);
});
