import { POLICY_BOUNDS, type BookingPolicy } from '@abroad/booking-rules';

export type NumberField = Exclude<keyof BookingPolicy, 'requires_approval'>;

/** A booking policy as it is typed; numbers are texts, in the unit of the policy, and '' is nothing. */
export type PolicyDraft = Record<NumberField, string> & { requires_approval: boolean };

/** The fields of a policy, by what they are about. */
export const POLICY_PARTS = {
  offer: [
    'min_notice_min',
    'window_days',
    'slot_step_min',
    'buffer_before_min',
    'buffer_after_min',
    'max_per_day',
    'max_per_week',
    'max_free_sessions',
  ],
  answer: ['approval_ttl_h', 'max_open_requests', 'hold_min'],
  change: ['free_cancel_min', 'late_refund_pct', 'reschedule_min', 'max_reschedules'],
} as const satisfies Record<string, readonly NumberField[]>;
export type PolicyPart = keyof typeof POLICY_PARTS;

const numberFields = Object.keys(POLICY_BOUNDS) as NumberField[];

export function toPolicyDraft(policy: BookingPolicy): PolicyDraft {
  const texts = numberFields.map((field) => [field, policy[field] === null ? '' : String(policy[field])]);
  return { ...(Object.fromEntries(texts) as Record<NumberField, string>), requires_approval: policy.requires_approval };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Returns the policy of a draft; call `badFields` first. */
export function toPolicy(draft: PolicyDraft): BookingPolicy {
  const numbers = numberFields.map((field) => [field, numberOf(draft[field])]);
  return { ...(Object.fromEntries(numbers) as BookingPolicy), requires_approval: draft.requires_approval };
}

/** The fields whose number is missing, not whole or out of bounds. */
export function badFields(draft: PolicyDraft): Set<NumberField> {
  return new Set(
    numberFields.filter((field) => {
      const { min, max, nullable } = POLICY_BOUNDS[field];
      const value = numberOf(draft[field]);
      return value === null ? !nullable : !(Number.isInteger(value) && value >= min && value <= max);
    }),
  );
}

export const samePolicy = (one: PolicyDraft, other: PolicyDraft): boolean =>
  JSON.stringify(toPolicy(one)) === JSON.stringify(toPolicy(other));
