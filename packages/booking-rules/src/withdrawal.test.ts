import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyNot } from './actions.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { freeCancelUntil } from './refund.ts';
import type { BookingStatus } from './statuses.ts';
import { DAY_MS, HOUR_MS } from './time.ts';
import { concludedBy, mayWithdrawUntil, withdrawUntil, type LocalDates } from './withdrawal.ts';

/** A zone without clock changes. @param offset_h its time minus UTC. */
const dates = (offset_h: number): LocalDates => ({
  dayOf: (instant) => Math.floor((instant + offset_h * HOUR_MS) / DAY_MS),
  startOf: (day) => day * DAY_MS - offset_h * HOUR_MS,
});
const at = (instant: string) => Date.parse(instant);

test('[T-152] fourteen dates are counted where the student is, from the one after the contract', () => {
  // A Thursday.
  expect(withdrawUntil(at('2027-01-07T10:00:00Z'), dates(0))).toBe(at('2027-01-22T00:00:00Z'));
  expect(withdrawUntil(at('2027-01-07T10:00:00Z'), dates(-1))).toBe(at('2027-01-22T01:00:00Z'));
  // It is the eighth there already.
  expect(withdrawUntil(at('2027-01-07T23:30:00Z'), dates(1))).toBe(at('2027-01-22T23:00:00Z'));
});

test('[T-152] a fourteenth date on a weekend is extended to the end of Monday', () => {
  const friday = at('2027-01-08T10:00:00Z');
  expect(withdrawUntil(friday, dates(0))).toBe(at('2027-01-23T00:00:00Z'));
  expect(withdrawUntil(friday + DAY_MS, dates(0))).toBe(at('2027-01-26T00:00:00Z'));
  expect(withdrawUntil(friday + 2 * DAY_MS, dates(0))).toBe(at('2027-01-26T00:00:00Z'));
  expect(withdrawUntil(friday + 3 * DAY_MS, dates(0))).toBe(at('2027-01-26T00:00:00Z'));
});

test('[T-152] the right is never shorter than 14 days, never longer than 17, and ends with the start of the session', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: -12, max: 14 }),
      fc.nat(40),
      (now, offset, days) => {
        const until = withdrawUntil(now, dates(offset));
        expect(until - now).toBeGreaterThan(14 * DAY_MS);
        expect(until - now).toBeLessThanOrEqual(17 * DAY_MS);
        const start = now + days * DAY_MS;
        expect(mayWithdrawUntil({ start, withdraw_until: until })).toBe(Math.min(start, until));
      },
    ),
  );
  expect(mayWithdrawUntil({ start: 1 })).toBeNull();
});

test('[T-152] a contract is concluded at the latest when it is paid, and on request when the mentor has answered', () => {
  expect(concludedBy(0, { ...DEFAULT_POLICY, hold_min: 15 })).toBe(15 * 60_000);
  const asked = { ...DEFAULT_POLICY, hold_min: 15, requires_approval: true, approval_ttl_h: 48 };
  expect(concludedBy(0, asked)).toBe(15 * 60_000 + 48 * HOUR_MS);
});

test('[T-153] only the student withdraws, from a confirmed session, until its start, while the right lasts', () => {
  const booking = {
    status: 'confirmed' as const,
    created_at: 0,
    start: 20 * DAY_MS,
    end: 20 * DAY_MS + HOUR_MS,
    policy: DEFAULT_POLICY,
    reschedule_count: 0,
    proposals_made: 0,
    withdraw_until: 15 * DAY_MS,
  };
  const ask = (
    changes: Partial<typeof booking> | { withdraw_until: null },
    now: number,
    viewer: 'mentor' | 'prospect',
  ) => whyNot('withdraw', { booking: { ...booking, ...changes }, viewer, now })?.code ?? null;
  expect(ask({}, 15 * DAY_MS - 1, 'prospect')).toBeNull();
  expect(ask({}, 15 * DAY_MS, 'prospect')).toBe('TOO_LATE_TO_WITHDRAW');
  expect(ask({ start: 3 * DAY_MS }, 3 * DAY_MS, 'prospect')).toBe('ALREADY_STARTED');
  expect(ask({ withdraw_until: null }, 0, 'prospect')).toBe('NO_RIGHT_TO_WITHDRAW');
  expect(ask({}, 0, 'mentor')).toBe('NOT_YOURS_TO_DO');
});

test('[T-152] who has not asked for an early session withdraws after it too, and not while a no-show is undecided', () => {
  const end = 3 * DAY_MS + HOUR_MS;
  const ask = (status: BookingStatus, changes: object, now: number) =>
    whyNot('withdraw', {
      booking: {
        status,
        created_at: 0,
        start: 3 * DAY_MS,
        end,
        policy: DEFAULT_POLICY,
        reschedule_count: 0,
        proposals_made: 0,
        withdraw_until: 15 * DAY_MS,
        withdraw_after_start: true,
        ...changes,
      },
      viewer: 'prospect',
      now,
    })?.code ?? null;
  expect(ask('confirmed', {}, end)).toBeNull();
  expect(ask('completed', {}, 15 * DAY_MS - 1)).toBeNull();
  expect(ask('completed', {}, 15 * DAY_MS)).toBe('TOO_LATE_TO_WITHDRAW');
  expect(ask('completed', { withdraw_after_start: false }, end)).toBe('ALREADY_STARTED');
  const no_show = { answer_until: end + DAY_MS, said: { mentor: ['report'], prospect: [] } };
  expect(ask('no_show_prospect', { no_show: { ...no_show, state: 'reported' } }, end)).toBe('NOT_IN_THIS_STATUS');
  expect(ask('no_show_prospect', { no_show: { ...no_show, state: 'accepted' } }, end)).toBeNull();
  expect(mayWithdrawUntil({ start: 1, withdraw_until: 2, withdraw_after_start: true })).toBe(2);
});

test('[T-153] a student who may withdraw cancels with a full refund as well, whatever the policy says', () => {
  const of = { start: 20 * DAY_MS, policy: { free_cancel_min: 30 * 24 * 60 } };
  expect(freeCancelUntil(of)).toBe(-10 * DAY_MS);
  expect(freeCancelUntil({ ...of, withdraw_until: 15 * DAY_MS })).toBe(15 * DAY_MS - 1);
  expect(freeCancelUntil({ ...of, withdraw_until: 25 * DAY_MS })).toBe(20 * DAY_MS - 1);
  expect(freeCancelUntil({ start: 20 * DAY_MS, policy: { free_cancel_min: 60 }, withdraw_until: 1 })).toBe(
    20 * DAY_MS - HOUR_MS,
  );
});
