import { expect, test } from 'vitest';
import { fromDate, groupByDay, localDay, mondayOf, repeatedStarts, toDate } from './local-days.ts';

const slot = (start: string) => ({ start, end: start });
const datesOf = (days: Map<number, readonly unknown[]>) => [...days].map(([day, slots]) => [toDate(day), slots.length]);

test('a date becomes a day and back', () => {
  expect(toDate(fromDate('2026-02-28') ?? 0)).toBe('2026-02-28');
  expect(toDate((fromDate('2028-02-28') ?? 0) + 1)).toBe('2028-02-29');
});

test.each([null, '', '2026-02-30', '2026-2-3', 'tomorrow', '2026-11-20T00:00'])('%s is no date', (text) => {
  expect(fromDate(text)).toBeNull();
});

test('a week begins on Monday', () => {
  const monday = fromDate('2026-11-16') ?? 0;
  expect(mondayOf(monday)).toBe(monday);
  expect(mondayOf(monday + 6)).toBe(monday);
  expect(mondayOf(monday + 7)).toBe(monday + 7);
});

test('the same instants fall on the dates of the reader, east and west', () => {
  const slots = ['2026-11-27T03:30:00Z', '2026-11-27T12:30:00Z', '2026-11-27T22:00:00Z'].map(slot);
  expect(datesOf(groupByDay(slots, 'Asia/Ho_Chi_Minh'))).toEqual([
    ['2026-11-27', 2],
    ['2026-11-28', 1],
  ]);
  expect(datesOf(groupByDay(slots, 'America/Los_Angeles'))).toEqual([
    ['2026-11-26', 1],
    ['2026-11-27', 2],
  ]);
});

test('a weekend with a clock change keeps each slot on its date', () => {
  // New York goes back one hour on 1 November 2026 at 06:00 UTC: that day has 25 hours.
  const hours = Array.from({ length: 26 }, (_, hour) => Date.UTC(2026, 10, 1, 4 + hour));
  const slots = hours.map((instant) => slot(new Date(instant).toISOString()));
  expect(datesOf(groupByDay(slots, 'America/New_York'))).toEqual([
    ['2026-11-01', 25],
    ['2026-11-02', 1],
  ]);
});

test('a date that a zone skipped holds no slot', () => {
  // Samoa went from 29 to 31 December 2011.
  expect(toDate(localDay('2011-12-30T09:59:00Z', 'Pacific/Apia'))).toBe('2011-12-29');
  expect(toDate(localDay('2011-12-30T10:00:00Z', 'Pacific/Apia'))).toBe('2011-12-31');
});

test('times that occur twice when clocks go back are distinguished', () => {
  const slots = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'].map(slot);
  expect([...repeatedStarts(slots, 'Europe/Amsterdam')]).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']);
  expect(repeatedStarts(slots, 'Asia/Tokyo').size).toBe(0);
});
