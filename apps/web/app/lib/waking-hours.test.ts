import { expect, test } from 'vitest';
import { isInWakingHours, wakingFirst } from './waking-hours.ts';

test.each([
  ['2026-11-27T07:59:00Z', 'UTC', false],
  ['2026-11-27T08:00:00Z', 'UTC', true],
  ['2026-11-27T21:59:00Z', 'UTC', true],
  ['2026-11-27T22:00:00Z', 'UTC', false],
  ['2026-11-27T09:00:00Z', 'America/Los_Angeles', false],
  ['2026-11-27T02:30:00Z', 'Asia/Kolkata', true],
])('[U-13] a session at %s is within waking hours in %s: %s', (instant, zone, isWithin) => {
  expect(isInWakingHours(instant, zone)).toBe(isWithin);
});

const at = (...hours: string[]) => hours.map((hour) => ({ start: `2026-11-27T${hour}:00Z` }));

test.each([
  { times: at('03:00', '09:00', '23:00'), offered: at('09:00'), onlyAtNight: false, atNight: 2 },
  { times: at('03:00', '23:00'), offered: at('03:00', '23:00'), onlyAtNight: true, atNight: 2 },
  { times: [], offered: [], onlyAtNight: false, atNight: 0 },
])('[U-13] of $times.length times those at waking hours are offered, and where there are none all', (given) => {
  const { times, ...expected } = given;
  const { offered, ...facts } = expected;
  expect(wakingFirst(times, 'UTC')).toEqual({ times: offered, ...facts });
});
