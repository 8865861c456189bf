import { expect, test } from 'vitest';
import { DEFAULT_POLICY, policyInForce } from './policy.ts';
import { POLICY_BOUNDS, policyProblems } from './policy-bounds.ts';

const MINUTES_OF_60_DAYS = 86_400;
/** Each number of a policy with the least and the most that it may be, and whether it may be empty. */
const ALLOWED = [
  ['min_notice_min', 0, MINUTES_OF_60_DAYS, false],
  ['window_days', 0, 365, false],
  ['slot_step_min', 5, 1440, true],
  ['buffer_before_min', 0, 1440, false],
  ['buffer_after_min', 0, 1440, false],
  ['max_per_day', 1, 100, true],
  ['max_per_week', 1, 500, true],
  ['approval_ttl_h', 1, 336, false],
  ['hold_min', 5, 60, false],
  ['free_cancel_min', 0, MINUTES_OF_60_DAYS, false],
  ['late_refund_pct', 0, 100, false],
  ['reschedule_min', 0, MINUTES_OF_60_DAYS, false],
  ['max_reschedules', 0, 20, false],
  ['max_open_requests', 1, 50, false],
  ['max_free_sessions', 1, 5, false],
] as const;

test("[E-17] given a new mentor, the policy is the product's, and it is allowed", () => {
  expect(DEFAULT_POLICY).toEqual({
    min_notice_min: 720,
    window_days: 60,
    slot_step_min: null,
    buffer_before_min: 0,
    buffer_after_min: 0,
    max_per_day: null,
    max_per_week: null,
    requires_approval: false,
    approval_ttl_h: 48,
    hold_min: 15,
    free_cancel_min: 720,
    late_refund_pct: 0,
    reschedule_min: 720,
    max_reschedules: 2,
    max_open_requests: 5,
    max_free_sessions: 1,
  });
  expect(policyProblems({ ...DEFAULT_POLICY })).toEqual([]);
});

test.each(ALLOWED)(
  '[E-17] given %s, whole numbers from %i to %i are allowed and others are not',
  (path, min, max, nullable) => {
    for (const value of [min, max]) expect(policyProblems({ [path]: value })).toEqual([]);
    const message = `Must be a whole number from ${min} to ${max}${nullable ? ', or empty' : ''}`;
    for (const value of [min - 1, max + 1, min + 0.5, Number.NaN, String(min)]) {
      expect(policyProblems({ [path]: value })).toEqual([{ path, message }]);
    }
    expect(policyProblems({ [path]: null })).toEqual(nullable ? [] : [{ path, message }]);
  },
);

test('[E-17] every number of a policy is checked', () => {
  expect(ALLOWED.map(([path]) => path).toSorted()).toEqual(Object.keys(POLICY_BOUNDS).toSorted());
});

test('[E-17] given whether sessions need approval, only yes and no are allowed', () => {
  expect(policyProblems({ requires_approval: true })).toEqual([]);
  expect(policyProblems({ requires_approval: 'yes' })).toEqual([
    { path: 'requires_approval', message: 'Must be yes or no' },
  ]);
});

test('[E-17] given an event type with fields of its own, they replace those of the mentor, null included', () => {
  const mentor = { ...DEFAULT_POLICY, max_per_day: 3, slot_step_min: 30 };
  const override = { max_per_day: null, hold_min: 20, slot_step_min: undefined };
  expect(policyInForce(mentor, override)).toEqual({ ...mentor, max_per_day: null, hold_min: 20 });
  expect(policyInForce(mentor, null)).toEqual(mentor);
});
