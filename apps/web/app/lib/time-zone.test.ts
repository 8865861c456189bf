import { expect, test } from 'vitest';
import { isTimeZone, offsetMinutes, wallTime } from './time-zone.ts';

test('the wall clock follows the change to summer time', () => {
  expect(wallTime(Date.parse('2026-03-29T00:59:00Z'), 'Europe/Amsterdam')).toMatchObject({ hour: 1, minute: 59 });
  expect(wallTime(Date.parse('2026-03-29T01:00:00Z'), 'Europe/Amsterdam')).toMatchObject({ hour: 3, minute: 0 });
});

test('weekdays count from Monday, before 1970 too', () => {
  expect(wallTime(Date.parse('2026-11-23T00:00:00Z'), 'UTC').weekday).toBe(1);
  expect(wallTime(Date.parse('2026-11-22T00:00:00Z'), 'UTC').weekday).toBe(7);
  expect(wallTime(Date.parse('1969-12-31T00:00:00Z'), 'UTC').weekday).toBe(3);
});

test('offsets have minutes', () => {
  expect(offsetMinutes(Date.parse('2026-11-20T09:18:30Z'), 'Asia/Kolkata')).toBe(330);
  expect(offsetMinutes(Date.parse('2026-07-01T00:00:00Z'), 'Australia/Lord_Howe')).toBe(630);
  expect(offsetMinutes(Date.parse('2026-01-01T00:00:00Z'), 'Australia/Lord_Howe')).toBe(660);
});

test('only zones that the platform knows are zones', () => {
  expect(isTimeZone('Asia/Ho_Chi_Minh')).toBe(true);
  expect(isTimeZone('Asia/Atlantis')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
