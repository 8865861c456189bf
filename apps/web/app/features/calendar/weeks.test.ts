import { expect, test } from 'vitest';
import { fromDate, toDate } from './local-days.ts';
import { dayAfterKey, rangeOf, rowsOf, weeksWith } from './weeks.ts';

const now = Date.parse('2026-11-20T09:18:00Z');
const day = (date: string) => fromDate(date) ?? Number.NaN;
const datesOf = ({ first, last, today }: { first: number; last: number; today: number }) =>
  [first, today, last].map(toDate);

test('the calendar begins with the Monday of this week and ends on a Sunday five weeks later', () => {
  expect(datesOf(weeksWith(null, now, 'Asia/Ho_Chi_Minh'))).toEqual(['2026-11-16', '2026-11-20', '2026-12-20']);
});

test('today is the date of the reader', () => {
  const sundayNight = Date.parse('2026-11-22T12:00:00Z');
  expect(datesOf(weeksWith(null, sundayNight, 'Pacific/Kiritimati'))[0]).toBe('2026-11-23');
  expect(datesOf(weeksWith(null, sundayNight, 'Pacific/Pago_Pago'))[0]).toBe('2026-11-16');
});

test('each day has one place, and the past leads to the present', () => {
  expect(datesOf(weeksWith(day('2026-12-20'), now, 'UTC'))[0]).toBe('2026-11-16');
  expect(datesOf(weeksWith(day('2026-12-21'), now, 'UTC'))[0]).toBe('2026-12-21');
  expect(datesOf(weeksWith(day('1999-01-01'), now, 'UTC'))[0]).toBe('2026-11-16');
});

test('there are five rows of seven days', () => {
  const rows = rowsOf(weeksWith(null, now, 'UTC'));
  expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7]);
  expect(toDate(rows[2]?.[1] ?? 0)).toBe('2026-12-01');
});

test('the range that is asked for covers the weeks in every zone, within the 62 days of the API', () => {
  const { start, end } = rangeOf(weeksWith(null, now, 'UTC'));
  expect(start).toBe('2026-11-15T00:00:00.000Z');
  expect(end).toBe('2026-12-22T00:00:00.000Z');
});

test('keys move as in a calendar', () => {
  const friday = day('2026-11-27');
  const after = (key: string, rightToLeft = false) => toDate(dayAfterKey(key, friday, rightToLeft) ?? 0);
  expect(after('ArrowRight')).toBe('2026-11-28');
  expect(after('ArrowRight', true)).toBe('2026-11-26');
  expect(after('ArrowLeft')).toBe('2026-11-26');
  expect(after('ArrowDown')).toBe('2026-12-04');
  expect(after('ArrowUp')).toBe('2026-11-20');
  expect(after('Home')).toBe('2026-11-23');
  expect(after('End')).toBe('2026-11-29');
  expect(after('PageDown')).toBe('2027-01-01');
  expect(after('PageUp')).toBe('2026-10-23');
  expect(dayAfterKey('Enter', friday)).toBeNull();
});
