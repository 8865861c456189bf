import type {
  AvailabilitySchedule,
  AvailabilitySettings,
  EventTypeSettings,
} from '@abroad/contract/availability-settings';
import { todayIn } from './edits.ts';
import { rulesOf, type ScheduleDraft } from './hours-draft.ts';
import type { HoursProblems } from './hours-problems.ts';
import { badFields, toPolicy, toPolicyDraft, type PolicyDraft } from './policy-draft.ts';
import type { PreviewQuestion } from './use-preview.ts';

/** Without any service: the hours are shown cut into half hours. */
const usualMinutes = 30;

/** The services whose slots follow from a schedule. */
export const servicesOf = (
  { event_types }: AvailabilitySettings,
  schedule: AvailabilitySchedule,
): EventTypeSettings[] =>
  event_types.filter(({ schedule_id }) => (schedule_id === null ? schedule.is_default : schedule_id === schedule.id));

interface Typed {
  draft: ScheduleDraft;
  policyDraft: PolicyDraft;
  service: EventTypeSettings | null;
  problems: HoursProblems;
  now: number;
}

/** What to ask for the slots of a service; null while what is typed can't be asked for. */
export function previewQuestion({ draft, policyDraft, service, problems, now }: Typed): PreviewQuestion | null {
  const policy = service?.booking_policy ? toPolicyDraft(service.booking_policy) : policyDraft;
  if (problems.size > 0 || badFields(policy).size > 0) {
    return null;
  }
  const rules = rulesOf(draft, todayIn(draft.time_zone, now));
  return {
    schedule: { time_zone: draft.time_zone, rules },
    policy: toPolicy(policy),
    duration_min: service?.duration_min ?? usualMinutes,
  };
}
