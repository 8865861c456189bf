import { expect, test } from 'vitest';
import { dayAfter, dayStart, isDay } from './day-start.ts';

test('a date begins at the midnight of its zone, also on the day on which the clocks change', () => {
  expect(dayStart('2026-11-27', 'UTC')).toBe('2026-11-27T00:00:00.000Z');
  expect(dayStart('2026-11-27', 'Asia/Tokyo')).toBe('2026-11-26T15:00:00.000Z');
  expect(dayStart('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(dayStart('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(dayStart('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-01T07:00:00.000Z');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});

test('only dates that exist and that the API takes are dates', () => {
  const texts = ['2026-02-29', '2024-02-29', '2026-13-01', '1800-01-01', '2026-1-1', '', 'today'];
  expect(texts.filter((text) => isDay(text))).toEqual(['2024-02-29']);
});
