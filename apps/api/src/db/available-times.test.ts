import { LIMITS } from '@abroad/contract';
import { halfHoursBetween, halfHoursOf, type HalfHours } from '@abroad/search-index';
import { expect, test } from 'vitest';
import { daytimeOn, daytimeStarts, timesOnClock, type SearchClock } from './available-times.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2026-10-22T09:10:00Z');

/** The half hours of a set, in the days after `now`, as instants. */
function instantsOf(set: HalfHours | undefined, now = NOW): string[] {
  const isIn = (start: number) => halfHoursOf([start]).some((word, at) => (word & (set?.[at] ?? 0)) !== 0);
  return halfHoursBetween(now, now + LIMITS.available_days * DAY_MS)
    .filter(isIn)
    .map((start) => new Date(start).toISOString().slice(5, 16));
}
const evenings = (clock: Partial<SearchClock>) =>
  instantsOf(timesOnClock({ time_zone: 'UTC', now: NOW, ...clock }, LIMITS).evenings, clock.now);
const weekends = (clock: Partial<SearchClock>) =>
  instantsOf(timesOnClock({ time_zone: 'UTC', now: NOW, ...clock }, LIMITS).weekends, clock.now);

test('[U-10] an evening is from five to ten in the reader’s time zone, also with offsets of half an hour', () => {
  expect(evenings({ time_zone: 'Asia/Ho_Chi_Minh' }).slice(0, 11)).toEqual([
    ...['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00', '14:30'].map(
      (time) => `10-22T${time}`,
    ),
    '10-23T10:00',
  ]);
  expect(evenings({ time_zone: 'Asia/Kolkata' })[0]).toBe('10-22T11:30');
  expect(evenings({ time_zone: 'America/Los_Angeles' }).slice(0, 2)).toEqual(['10-23T00:00', '10-23T00:30']);
  expect(evenings({ time_zone: 'Asia/Ho_Chi_Minh' })).toHaveLength(7 * 10);
});

test('[U-10] an evening that has begun goes on with the half hour of now', () => {
  const now = Date.parse('2026-10-22T18:40:00Z');
  expect(evenings({ now })[0]).toBe('10-22T18:30');
  // The evening a week later is after the end of these seven days.
  expect(evenings({ now }).at(-1)).toBe('10-29T18:30');
});

test('[U-10] a weekend is the daytime of Saturday and Sunday, and each side of a change of the clock has its own hours', () => {
  const found = weekends({ time_zone: 'Europe/Amsterdam' });
  expect(found).toHaveLength(2 * 28);
  expect(found[0]).toBe('10-24T06:00');
  expect(found[27]).toBe('10-24T19:30');
  expect(found[28]).toBe('10-25T07:00');
  expect(found.at(-1)).toBe('10-25T20:30');
});

test('[U-10] of the times until an instant, later ones don’t count', () => {
  const until = Date.parse('2026-10-23T17:30:00Z');
  expect(evenings({ until }).at(-1)).toBe('10-23T17:30');
  expect(weekends({ until })).toEqual([]);
});

test('[U-10] an unknown time zone has no times', () => {
  expect(timesOnClock({ time_zone: 'Mars/Base', now: NOW }, LIMITS)).toEqual({});
});

/** Starts each three quarters of an hour on all days of a week. */
const starts = Array.from({ length: 7 * 32 }, (_, nth) => Date.parse('2026-10-22T10:00:00Z') + nth * 45 * 60_000);
const nextOn = (time_zone: string, now = NOW, open = starts) =>
  daytimeOn({ time_zone, now }, LIMITS)?.(daytimeStarts(open, LIMITS));

test('[U-10] of many starts so few are kept that anybody’s first one from 8 to 22 hours is among them', () => {
  expect(daytimeStarts(starts, LIMITS).length).toBeLessThan(30);
  expect(nextOn('Europe/Amsterdam')).toBe('2026-10-22T10:00:00Z');
  // Half past three in the morning in Denver, and half past three in the afternoon in India.
  expect(nextOn('America/Denver')).toBe('2026-10-22T14:30:00Z');
  expect(nextOn('Asia/Kolkata')).toBe('2026-10-22T10:00:00Z');
  expect(nextOn('Pacific/Auckland')).toBe('2026-10-22T19:00:00Z');
});

test('[U-10] a start that has gone by is none, and who has starts at night alone has none in the daytime', () => {
  const nights = [Date.parse('2026-10-23T19:15:00Z'), Date.parse('2026-10-24T19:15:00Z')];
  expect(nextOn('Asia/Ho_Chi_Minh', NOW, nights)).toBeNull();
  expect(nextOn('Europe/Amsterdam', NOW, nights)).toBe('2026-10-23T19:15:00Z');
  expect(nextOn('Europe/Amsterdam', Date.parse('2026-10-23T19:15:00Z'), nights)).toBeNull();
  expect(nextOn('Mars/Olympus')).toBeUndefined();
});
