import { expect, test } from 'vitest';
import { minutesToTell, timeLeft } from './time-left.ts';

const minute = 60_000;

test('the time left is written in minutes and seconds, until it is over', () => {
  expect(timeLeft(15 * minute)).toBe('15:00');
  expect(timeLeft(61_000)).toBe('1:01');
  expect(timeLeft(1)).toBe('0:01');
  expect(timeLeft(0)).toBeNull();
});

test('a screen reader hears of it now and then, not each second', () => {
  expect(minutesToTell(14 * minute)).toBeNull();
  expect(minutesToTell(10 * minute)).toBe(10);
  expect(minutesToTell(9 * minute)).toBe(10);
  expect(minutesToTell(61_000)).toBe(2);
  expect(minutesToTell(60_000)).toBe(1);
  expect(minutesToTell(-1)).toBeNull();
});
