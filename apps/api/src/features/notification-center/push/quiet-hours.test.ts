import { expect, test } from 'vitest';
import { lifeOf, waitsUntil } from './quiet-hours.ts';

test('[T-225] at night a push waits for eight o’clock, but not the last reminder, nor a near session', () => {
  const night = Date.parse('2055-01-08T22:30:00Z');
  const asked = { kind: 'refunded', category: 'money', time_zone: 'Africa/Lagos', starts_at: null };
  expect(waitsUntil(asked, night)).toBe(Date.parse('2055-01-09T07:00:00Z'));
  expect(waitsUntil(asked, Date.parse('2055-01-08T06:59:00Z'))).toBe(Date.parse('2055-01-08T07:00:00Z'));
  expect(waitsUntil(asked, Date.parse('2055-01-08T11:00:00Z'))).toBeNull();
  expect(waitsUntil({ ...asked, kind: 'reminder_1h', category: 'sessions' }, night)).toBeNull();
  const session = { ...asked, kind: 'cancelled', category: 'sessions' };
  expect(waitsUntil({ ...session, starts_at: night + 11 * 3_600_000 }, night)).toBeNull();
  expect(waitsUntil({ ...session, starts_at: night + 13 * 3_600_000 }, night)).not.toBeNull();
});

test('[T-225] a push is of use until the session that it is about begins, and any other for three days', () => {
  const now = Date.parse('2055-01-08T11:00:00Z');
  const session = { category: 'sessions', starts_at: now + 90 * 60_000 };
  expect(lifeOf(session, now)).toBe(90 * 60);
  const three_days = 3 * 24 * 60 * 60;
  expect(lifeOf({ ...session, category: 'reviews' }, now)).toBe(three_days);
  expect(lifeOf({ ...session, starts_at: now - 1 }, now)).toBe(three_days);
  expect(lifeOf({ ...session, starts_at: null }, now)).toBe(three_days);
});
