import { expect, test } from 'vitest';
import { DEFAULT_POLICY, policyInForce } from './policy.ts';
import { POLICY_BOUNDS, policyProblems } from './policy-bounds.ts';

test("[E-17] a new mentor begins with the product's policy, which is within its own bounds", () => {
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
  });
  expect(policyProblems({ ...DEFAULT_POLICY })).toEqual([]);
});

test.each(Object.entries(POLICY_BOUNDS))('[E-17] %s keeps within its bounds', (path, { min, max, nullable }) => {
  for (const value of [min, max]) expect(policyProblems({ [path]: value })).toEqual([]);
  for (const value of [min - 1, max + 1, min + 0.5, Number.NaN, String(min)]) {
    expect(policyProblems({ [path]: value }).map((problem) => problem.path)).toEqual([path]);
  }
  expect(policyProblems({ [path]: null })).toHaveLength(nullable ? 0 : 1);
});

test('[E-17] whether approval is wanted is yes or no', () => {
  expect(policyProblems({ requires_approval: true })).toEqual([]);
  expect(policyProblems({ requires_approval: 'yes' })).toEqual([
    { path: 'requires_approval', message: 'Must be yes or no' },
  ]);
});

test('[E-17] an event type overrides single fields, and a null that it sets counts', () => {
  const mentor = { ...DEFAULT_POLICY, max_per_day: 3, slot_step_min: 30 };
  const override = { max_per_day: null, hold_min: 20, slot_step_min: undefined };
  expect(policyInForce(mentor, override)).toEqual({ ...mentor, max_per_day: null, hold_min: 20 });
  expect(policyInForce(mentor, null)).toEqual(mentor);
});
