import type { Booking } from '@abroad/contract/bookings';
import { expect, test } from 'vitest';
import { untilNextLook } from './next-look.ts';

const minute = 60_000;
const start = Date.parse('2026-11-27T12:00:00Z');
const booking = (changes: Partial<Booking> = {}) =>
  ({
    status: 'confirmed',
    start: '2026-11-27T12:00:00Z',
    end: '2026-11-27T12:30:00Z',
    payment_opens_at: null,
    hold_expires_at: null,
    proposal: null,
    ...changes,
  }) as Booking;

test('a list is refreshed each minute, an empty one too', () => {
  expect(untilNextLook([], start)).toBe(minute);
  expect(untilNextLook([booking()], start - 24 * 60 * minute)).toBe(minute);
});

test('[R-20] the way into a session opens by itself, ten minutes before its start', () => {
  expect(untilNextLook([booking()], start - 10 * minute - 5000)).toBe(6000);
});

test('[R-20] what opened while the device slept is refreshed at once, and once', () => {
  const opens = start - 10 * minute;
  expect(untilNextLook([booking()], opens + 30 * 1000, opens - 5000)).toBe(1000);
  expect(untilNextLook([booking()], opens + 32 * 1000, opens + 31 * 1000)).toBe(minute);
});

test('an absence can be reported as soon as that opens', () => {
  expect(untilNextLook([booking()], start + 10 * minute - 20_000)).toBe(21_000);
});

test('a user who waits for an answer sees it soon, and its deadline when it passes', () => {
  const requested = booking({ status: 'requested', hold_expires_at: '2026-11-27T09:00:00Z' });
  const end = Date.parse('2026-11-27T09:00:00Z');
  expect(untilNextLook([requested], end - 60 * minute)).toBe(20_000);
  expect(untilNextLook([requested], end - 3000)).toBe(4000);
  expect(untilNextLook([requested], end)).toBe(20_000);
  expect(untilNextLook([booking({ proposal: {} as Booking['proposal'] })], start - 24 * 60 * minute)).toBe(20_000);
});
