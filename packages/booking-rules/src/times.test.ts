import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from './policy.ts';
import { busyRange, completesAt, expiryOf, joinOpens, reportSpan } from './times.ts';

const at = (text: string) => Date.parse(text);
const waiting = { created_at: at('2026-11-20T08:00Z'), start: at('2026-11-27T12:00Z'), policy: DEFAULT_POLICY };

test('[E-23] a hold ends 15 minutes after the booking was made', () => {
  expect(expiryOf({ ...waiting, status: 'pending_payment' })).toBe(at('2026-11-20T08:15Z'));
});

test('[E-23] a request ends after 48 hours, at the notice before its start, or with its authorisation', () => {
  const requested = { ...waiting, status: 'requested' as const };
  expect(expiryOf(requested)).toBe(at('2026-11-22T08:00Z'));
  expect(expiryOf({ ...requested, requested_at: at('2026-11-20T08:10Z') })).toBe(at('2026-11-22T08:10Z'));
  expect(expiryOf({ ...requested, start: at('2026-11-21T12:00Z') })).toBe(at('2026-11-21T00:00Z'));
  expect(expiryOf({ ...requested, authorisation_ends_at: at('2026-11-20T20:00Z') })).toBe(at('2026-11-20T20:00Z'));
});

test('[E-23] a booking that waits for nothing has no end', () => {
  expect(expiryOf({ ...waiting, status: 'confirmed' })).toBeNull();
  expect(expiryOf({ ...waiting, status: 'cancelled' })).toBeNull();
});

test('[E-17] a booking takes its buffers with it', () => {
  const booking = { start: at('2026-11-27T12:00Z'), end: at('2026-11-27T12:30Z') };
  const policy = { buffer_before_min: 5, buffer_after_min: 15 };
  expect(busyRange({ ...booking, policy })).toEqual({ start: at('2026-11-27T11:55Z'), end: at('2026-11-27T12:45Z') });
});

test('[E-23] joining, reporting and completing count from the session', () => {
  const session = { start: at('2026-11-27T12:00Z'), end: at('2026-11-27T12:30Z') };
  expect(joinOpens(session.start)).toBe(at('2026-11-27T11:50Z'));
  expect(reportSpan(session)).toEqual({ start: at('2026-11-27T12:10Z'), end: at('2026-11-30T12:30Z') });
  expect(completesAt(session.end)).toBe(at('2026-11-29T12:30Z'));
});
