import { expect, test } from 'vitest';
import {
  anyOfHalfHours,
  HALF_HOUR_WORDS,
  halfHoursBetween,
  halfHoursOf,
  halfHoursOfHex,
  hexOfHalfHours,
} from './half-hours.ts';

const HALF_HOUR_MS = 30 * 60_000;
const at = (text: string) => Date.parse(text);

test('[U-10] the half hours of instants are the same as digits, and read again', () => {
  const set = halfHoursOf([at('1970-01-01T00:10:00Z'), at('1970-01-01T15:59:59Z'), at('1970-01-01T16:00:00Z')]);
  expect(set.slice(0, 3)).toEqual([0x8000_0001, 0x8000_0000, 0]);
  const hex = hexOfHalfHours(set);
  expect(hex).toBe(`8000000180000000${'0'.repeat(80)}`);
  expect(halfHoursOfHex(hex)).toEqual(set);
});

test('[U-10] eight days have a bit each half hour, and the ninth day begins again at the first', () => {
  const first = at('2026-11-01T09:10:00Z');
  const all = halfHoursBetween(first, first + 8 * 24 * 60 * 60_000 - 10 * 60_000);
  expect(all).toHaveLength(384);
  expect(halfHoursOf(all)).toEqual(Array.from({ length: HALF_HOUR_WORDS }, () => 0xffff_ffff));
  expect(halfHoursOf([first + 8 * 24 * 60 * 60_000])).toEqual(halfHoursOf([first]));
});

test('[U-10] the half hours between two instants begin with that in which the first lies', () => {
  const from = at('2026-11-01T09:10:00Z');
  expect(halfHoursBetween(from, from + HALF_HOUR_MS)).toEqual([at('2026-11-01T09:00:00Z'), at('2026-11-01T09:30:00Z')]);
  expect(halfHoursBetween(from, from - HALF_HOUR_MS)).toEqual([]);
});

test('[U-10] sets are put together', () => {
  const [one, other] = [at('2026-11-01T09:00:00Z'), at('2026-11-06T17:30:00Z')];
  expect(anyOfHalfHours([halfHoursOf([one]), halfHoursOf([other])])).toEqual(halfHoursOf([one, other]));
});
