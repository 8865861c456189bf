import { expect, test } from 'vitest';
import { allowedActions, whyNot, type ActionQuestion } from './actions.ts';
import { PAID_BEFORE_START_D, PAID_WITHIN_D, paidLaterUntil, paymentOpensAt } from './pay-later.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { DAY_MS } from './time.ts';
import { expiryOf } from './times.ts';

const at = (text: string) => Date.parse(text);
const START = at('2027-06-01T09:00Z');
const OPENS = at('2027-03-03T09:00Z');

test('[T-161] a paid session more than 90 days ahead is paid later, one exactly 90 days ahead at once', () => {
  const booking = { price_minor: 2800, start: START };
  expect(paymentOpensAt({ ...booking, now: OPENS - 1 })).toBe(OPENS);
  expect(paymentOpensAt({ ...booking, now: OPENS })).toBeNull();
  expect(paymentOpensAt({ ...booking, now: OPENS + 1 })).toBeNull();
});

test.each([0, null])('[T-161] a session that costs %s is never paid later', (price_minor) => {
  expect(paymentOpensAt({ price_minor, start: START, now: OPENS - 100 * DAY_MS })).toBeNull();
});

test('[T-161] whenever it is booked, its payment ends long before its start', () => {
  for (let ahead = PAID_BEFORE_START_D; ahead <= 400; ahead += 1) {
    for (const ms of [0, 1, DAY_MS - 1]) {
      const now = START - ahead * DAY_MS - ms;
      const opens = paymentOpensAt({ price_minor: 1, start: START, now });
      expect(opens === null).toBe(now >= OPENS);
      expect(opens === null || (opens > now && paidLaterUntil(opens) - opens === PAID_WITHIN_D * DAY_MS)).toBe(true);
      expect(opens === null || paidLaterUntil(opens) < START).toBe(true);
    }
  }
});

const question = (now: number): ActionQuestion => ({
  booking: {
    status: 'pending_payment',
    created_at: at('2026-12-01T09:00Z'),
    start: START,
    end: START + 30 * 60_000,
    policy: DEFAULT_POLICY,
    payment_opens_at: OPENS,
    reschedule_count: 0,
    proposals_made: 0,
  },
  viewer: 'prospect',
  now,
});

test('[T-161] it can be paid for seven days, and cancelled from its first moment to the end of them', () => {
  const end = OPENS + 7 * DAY_MS;
  expect(expiryOf(question(0).booking)).toBe(end);
  expect(allowedActions(question(at('2026-12-01T09:00Z')))).toEqual(['cancel']);
  expect(whyNot('pay', question(OPENS - 1))?.code).toBe('PAYMENT_NOT_OPEN');
  expect(allowedActions(question(OPENS))).toEqual(['pay', 'cancel']);
  expect(allowedActions(question(end - 1))).toEqual(['pay', 'cancel']);
  expect(whyNot('pay', question(end))?.code).toBe('HOLD_ENDED');
  expect(allowedActions(question(end))).toEqual([]);
});

test('[T-161] its mentor can cancel it, which they can’t with a time that is held for minutes', () => {
  const asked = question(OPENS);
  expect(allowedActions({ ...asked, viewer: 'mentor' })).toEqual(['cancel']);
  const held = { ...asked, booking: { ...asked.booking, payment_opens_at: null, expires_at: OPENS + 1 } };
  expect(whyNot('cancel', { ...held, viewer: 'mentor' })?.code).toBe('NOT_YOURS_TO_DO');
});
