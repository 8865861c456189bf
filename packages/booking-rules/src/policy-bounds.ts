import type { BookingPolicy } from './policy.ts';

export type NumberField = Exclude<keyof BookingPolicy, 'requires_approval'>;

/** The smallest and largest value of a field, both included, in the field's own unit; whole numbers only. */
export interface Bounds {
  min: number;
  max: number;
  nullable: boolean;
}

const DAY_MIN = 24 * 60;

export const POLICY_BOUNDS: Readonly<Record<NumberField, Bounds>> = {
  min_notice_min: { min: 0, max: 60 * DAY_MIN, nullable: false },
  window_days: { min: 0, max: 365, nullable: false },
  slot_step_min: { min: 5, max: DAY_MIN, nullable: true },
  buffer_before_min: { min: 0, max: DAY_MIN, nullable: false },
  buffer_after_min: { min: 0, max: DAY_MIN, nullable: false },
  max_per_day: { min: 1, max: 100, nullable: true },
  max_per_week: { min: 1, max: 500, nullable: true },
  approval_ttl_h: { min: 1, max: 14 * 24, nullable: false },
  hold_min: { min: 5, max: 60, nullable: false },
  free_cancel_min: { min: 0, max: 60 * DAY_MIN, nullable: false },
  late_refund_pct: { min: 0, max: 100, nullable: false },
  reschedule_min: { min: 0, max: 60 * DAY_MIN, nullable: false },
  max_reschedules: { min: 0, max: 20, nullable: false },
  max_open_requests: { min: 1, max: 50, nullable: false },
  max_free_sessions: { min: 1, max: 5, nullable: false },
};

/** One field that is out of bounds, in the form of the API's `errors[]`. */
export interface PolicyProblem {
  path: string;
  message: string;
}

/**
 * Checks the fields of a policy, or of a change to one: missing or undefined fields are ignored.
 * @param policy anything; the request's parser checks unknown fields.
 * @returns the problems; empty when all are valid.
 */
export function policyProblems(policy: Readonly<Record<string, unknown>>): PolicyProblem[] {
  const problems: PolicyProblem[] = [];
  for (const [path, bounds] of Object.entries(POLICY_BOUNDS)) {
    const value = policy[path];
    if (value === undefined || isWithin(value, bounds)) continue;
    const orEmpty = bounds.nullable ? ', or empty' : '';
    problems.push({ path, message: `Must be a whole number from ${bounds.min} to ${bounds.max}${orEmpty}` });
  }
  const approval = policy['requires_approval'];
  if (approval !== undefined && typeof approval !== 'boolean') {
    problems.push({ path: 'requires_approval', message: 'Must be yes or no' });
  }
  return problems;
}

function isWithin(value: unknown, { min, max, nullable }: Bounds): boolean {
  if (value === null) return nullable;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
