import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsOf, lastRun, nextRun, payableAt, payoutOf, shortOfMinimum, type PayoutFacts } from './payouts.ts';

const DAY_MS = 24 * 60 * 60_000;
const instants = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2060-01-01T00:00:00Z') });
const at = (text: string) => Date.parse(text);

test('[T-121] what a session earned is payable 72 hours after its end', () => {
  expect(payableAt(at('2027-05-03T10:30:00Z'))).toBe(at('2027-05-06T10:30:00Z'));
});

test('[T-122] a payout takes the debt first, from the first sessions, and sends what is left to the cent', () => {
  const shares = fc.array(fc.record({ id: fc.integer(), amount_minor: fc.integer({ min: 1, max: 10_000_000 }) }));
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 50_000_000 }), (given, debt) => {
      const total = given.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      const sums = payoutOf(given, debt);
      if (sums === null) {
        expect(total).toBeLessThanOrEqual(debt);
        return;
      }
      expect(sums.amount_minor).toBe(total - debt);
      expect(sums.amount_minor).toBeGreaterThan(0);
      expect(sums.lines.reduce((sum, { debt_taken_minor }) => sum + debt_taken_minor, 0)).toBe(debt);
      for (const [index, line] of sums.lines.entries()) {
        expect(line.debt_taken_minor).toBeGreaterThanOrEqual(0);
        expect(line.debt_taken_minor).toBeLessThanOrEqual(line.amount_minor);
        const before = sums.lines[index - 1];
        // A share pays debt only once the shares before it are used up.
        expect(
          before === undefined || line.debt_taken_minor === 0 || before.debt_taken_minor === before.amount_minor,
        ).toBe(true);
      }
    }),
  );
});

test('[T-133] of shares in a currency that is moved in steps, what is beyond a step stays payable', () => {
  const shares = [{ amount_minor: 11_106 }, { amount_minor: 7 }, { amount_minor: 4500 }];
  expect(payoutOf(shares, 1004, 10)).toEqual({
    lines: [
      { amount_minor: 11_100, debt_taken_minor: 1000 },
      { amount_minor: 4500, debt_taken_minor: 0 },
    ],
    amount_minor: 14_600,
    debt_minor: 1000,
  });
  expect(payoutOf([{ amount_minor: 7 }], 0, 10)).toBeNull();
});

test('[T-122] nothing is short where nothing is payable or the minimum is reached', () => {
  expect([
    shortOfMinimum(3300, 4000),
    shortOfMinimum(4000, 4000),
    shortOfMinimum(-50, 4000),
    shortOfMinimum(0, 4000),
  ]).toEqual([700, 0, 0, 0]);
});

const NOW = at('2027-05-03T06:00:00Z');
const KNOWN: PayoutFacts = {
  amount_minor: 9000,
  usual_minor: 3000,
  bank_changed_at: NOW - 7 * DAY_MS,
  account_since: NOW - 30 * DAY_MS,
  is_large_by_hand: false,
  has_own_booking: false,
  has_open_case: false,
  is_decided: false,
  is_suspended: false,
  now: NOW,
};

test.each([
  ['three times the usual, a bank account of seven days, an account of thirty', {}, []],
  ['the first payout', { usual_minor: null }, ['first_payout']],
  ['a cent over three times the usual', { amount_minor: 9001 }, ['unusual_amount']],
  ['a bank account that changed a second later', { bank_changed_at: NOW - 7 * DAY_MS + 1000 }, ['bank_changed']],
  ['a bank account that never changed', { bank_changed_at: null }, []],
  ['an account a second younger', { account_since: NOW - 30 * DAY_MS + 1000 }, ['young_account']],
  ['a session with oneself', { has_own_booking: true }, ['own_booking']],
  ['an open case and a decision', { has_open_case: true, is_decided: true }, ['open_case', 'decision']],
  ['a suspended mentor', { is_suspended: true }, ['suspended']],
] as const)('[T-123] %s: held for the right reasons', (_name, changes, reasons) => {
  expect(holdsOf({ ...KNOWN, ...changes })).toEqual(reasons);
});

test.each([
  ['weekly', '2027-05-03T05:59:59Z', '2027-05-03T06:00:00Z'],
  ['weekly', '2027-05-03T06:00:00Z', '2027-05-10T06:00:00Z'],
  ['weekly', '2027-05-09T23:00:00Z', '2027-05-10T06:00:00Z'],
  ['monthly', '2027-05-01T05:59:59Z', '2027-05-01T06:00:00Z'],
  ['monthly', '2027-12-31T10:00:00Z', '2028-01-01T06:00:00Z'],
] as const)('[T-124] the next %s payout after %s is on %s', (schedule, now, next) => {
  expect(nextRun(schedule, at(now))).toBe(at(next));
});

test('[T-124] runs follow one another, and none is left out', () => {
  fc.assert(
    fc.property(fc.constantFrom('weekly' as const, 'monthly' as const), instants, (schedule, now) => {
      const [last, next] = [lastRun(schedule, now), nextRun(schedule, now) ?? 0];
      expect(last).toBeLessThanOrEqual(now);
      expect(next).toBeGreaterThan(now);
      expect(lastRun(schedule, next)).toBe(next);
      expect(lastRun(schedule, next - 1)).toBe(last);
      expect(new Date(last).toISOString()).toMatch(schedule === 'weekly' ? /T06:00:00.000Z$/ : /-01T06:00:00.000Z$/);
      expect(schedule === 'monthly' || new Date(last).getUTCDay() === 1).toBe(true);
    }),
  );
  expect(nextRun('by_hand', NOW)).toBeNull();
});
