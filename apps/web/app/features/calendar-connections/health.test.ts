import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const account = { provider: 'caldav', problem: null, last_read_at: ago(2) } as const;
const checked = { check_conflicts: true, is_target: false, last_read_at: ago(2) };

test('an account is as fresh as it was last read', () => {
  expect(healthOf(account, [checked], now)).toEqual({ kind: 'read', at: ago(2), minutes: 2 });
  const ahead = { ...account, last_read_at: ago(-1) };
  expect(healthOf(ahead, [checked], now)).toMatchObject({ kind: 'read', minutes: 0 });
});

test('one that was never read waits, and one of which nothing counts is not in use', () => {
  const unread = { ...account, last_read_at: null };
  expect(healthOf(unread, [{ ...checked, last_read_at: null }], now)).toEqual({ kind: 'waiting' });
  expect(healthOf(unread, [{ ...checked, check_conflicts: false }], now)).toEqual({ kind: 'unused' });
  const ofService = healthOf(account, [{ ...checked, check_conflicts: false }], now);
  expect(ofService).toMatchObject({ kind: 'read', minutes: 2 });
});

test('[C-03] one that can’t be read says what visitors see of it: the last copy for 15 minutes, and nothing after that', () => {
  const broken = (minutes: number) =>
    healthOf(
      { ...account, problem: 'unreachable', last_read_at: ago(minutes) },
      [{ ...checked, last_read_at: ago(minutes) }],
      now,
    );
  expect(broken(4)).toMatchObject({ kind: 'broken', effect: { minutes_left: 11 }, remedy: 'refresh', since: ago(4) });
  expect(broken(15)).toMatchObject({ effect: 'hidden' });
  const never = healthOf(
    { ...account, problem: 'unreachable', last_read_at: null },
    [{ ...checked, last_read_at: null }],
    now,
  );
  expect(never).toMatchObject({ effect: 'hidden', since: null });
  const written = healthOf(
    { ...account, problem: 'refused' },
    [{ ...checked, check_conflicts: false, is_target: true }],
    now,
  );
  expect(written).toMatchObject({ effect: 'none', remedy: 'connect' });
});

test('a calendar whose turn is long overdue hides times as well', () => {
  const late = { ...account, last_read_at: ago(16) };
  expect(healthOf(late, [{ ...checked, last_read_at: ago(16) }], now)).toMatchObject({
    kind: 'broken',
    problem: 'late',
    effect: 'hidden',
    remedy: 'refresh',
  });
});

test('the advice follows from the reason', () => {
  const remedy = (problem: 'signed_out' | 'gone' | 'unreadable' | 'forbidden_address', provider: 'google' | 'ical') => {
    const health = healthOf({ ...account, provider, problem }, [checked], now);
    return health.kind === 'broken' && health.remedy;
  };
  expect(remedy('signed_out', 'google')).toBe('connect');
  expect(remedy('signed_out', 'ical')).toBe('refresh');
  expect(remedy('gone', 'google')).toBe('choose');
  expect(remedy('gone', 'ical')).toBe('none');
  expect(remedy('unreadable', 'ical')).toBe('refresh');
  expect(remedy('forbidden_address', 'ical')).toBe('none');
});
