import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accuracyOf,
  CASE_STATES,
  dueOf,
  groupReporters,
  hidesByItself,
  priorityOf,
  stateAfter,
  weightiest,
  type WeighedReport,
} from './case-rules.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2055-01-07T10:00:00Z');
let made = 0;
const report = (changes: Partial<WeighedReport> = {}): WeighedReport => {
  made += 1;
  return {
    reason: 'spam',
    address: `address ${made}`,
    user_id: `user ${made}`,
    accuracy: 1,
    account_days: 30,
    at: NOW,
    ...changes,
  };
};
const times = (count: number, changes: Partial<WeighedReport> = {}) =>
  Array.from({ length: count }, () => report(changes));

test('[T-31] 30 accounts of one address count as one reporter, as does one account on many addresses', () => {
  expect(groupReporters(times(30, { address: 'one' }))).toHaveLength(1);
  expect(groupReporters(times(30, { user_id: 'one' }))).toHaveLength(1);
  const linked = [report({ address: 'a' }), report({ address: 'b' }), report({ address: 'a', user_id: 'x' })];
  expect(groupReporters([...linked, report({ address: 'b', user_id: 'x' })])).toHaveLength(1);
  const brigade = { reason: 'spam' as const, reports: times(30, { address: 'one' }), has_money_at_stake: false };
  expect(priorityOf(brigade)).toBe(15);
  expect(priorityOf({ ...brigade, reports: times(3) })).toBe(25);
});

test('[T-31] reports count by how often their reporter was right, from six decided reports on', () => {
  expect(accuracyOf({ decided: 5, right: 0 })).toBe(1);
  expect(accuracyOf({ decided: 6, right: 0 })).toBeCloseTo(0.2);
  expect(accuracyOf({ decided: 10, right: 7 })).toBeCloseTo(1);
  expect(accuracyOf({ decided: 6, right: 6 })).toBeCloseTo(1.5);
  const reports = times(4, { accuracy: 0.2 });
  expect(priorityOf({ reason: 'spam', reports, has_money_at_stake: false })).toBe(14);
});

test('[T-31] more accurate reporters never count less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 500 }), fc.nat(500), fc.nat(500), (decided, a, b) => {
      const [less, more] = [Math.min(a, b) % (decided + 1), Math.max(a, b) % (decided + 1)].toSorted((x, y) => x - y);
      const of = (right = 0) => accuracyOf({ decided, right });
      expect(of(less)).toBeLessThanOrEqual(of(more));
      expect(of(less)).toBeGreaterThanOrEqual(0.2);
      expect(of(more)).toBeLessThanOrEqual(1.5);
    }),
  );
});

test('[T-31] a case is due in a day from a priority of 80 on, and otherwise in three', () => {
  const safety = priorityOf({ reason: 'safety', reports: [], has_money_at_stake: false });
  expect(dueOf(safety, NOW)).toBe(NOW + DAY_MS);
  expect(dueOf(79, NOW)).toBe(NOW + 3 * DAY_MS);
  expect(weightiest(['spam', 'minor_at_risk', 'safety'])).toBe('minor_at_risk');
  expect(priorityOf({ reason: 'scam', reports: [], has_money_at_stake: true })).toBe(65);
});

test('[T-37] three independent reporters hide within a day; new accounts, one address, signed-out and false reporters do not', () => {
  expect(hidesByItself(times(3), NOW)).toBe(true);
  expect(hidesByItself(times(2), NOW)).toBe(false);
  expect(hidesByItself(times(30, { address: 'one' }), NOW)).toBe(false);
  expect(hidesByItself(times(3, { account_days: 6.9 }), NOW)).toBe(false);
  expect(hidesByItself(times(3, { account_days: null, user_id: null }), NOW)).toBe(false);
  expect(hidesByItself(times(3, { accuracy: 0.2 }), NOW)).toBe(false);
  expect(hidesByItself([...times(2), report({ at: NOW - DAY_MS })], NOW)).toBe(false);
  expect(hidesByItself([...times(2), report({ at: NOW - DAY_MS + 1 })], NOW)).toBe(true);
});

test('[T-32] a case moves only as its table of states allows', () => {
  expect(stateAfter('open', 'claim')).toBe('in_review');
  expect(stateAfter('in_review', 'decide')).toBe('decided');
  expect(stateAfter('decided', 'appeal')).toBe('appealed');
  expect(stateAfter('appealed', 'overturn')).toBe('overturned');
  // Another decision of the case can be appealed still.
  for (const state of ['upheld', 'overturned'] as const) {
    expect(stateAfter(state, 'appeal')).toBe('appealed');
  }
  expect(CASE_STATES.filter((state) => stateAfter(state, 'decide') !== null)).toEqual(['open', 'in_review']);
});
