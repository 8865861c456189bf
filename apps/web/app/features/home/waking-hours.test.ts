import { expect, test } from 'vitest';
import { isInWakingHours } from './waking-hours.ts';

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
