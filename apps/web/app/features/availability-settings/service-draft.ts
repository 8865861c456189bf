import type { BookingPolicyInput, EventTypeSettings } from '@abroad/contract/availability-settings';
import { chargeProblem } from '@abroad/reference-data/card-charges';
import { minorDigitsOf } from '@abroad/reference-data/currency-digits';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { toQuestion, toQuestionDraft, type QuestionDraft } from '../questions/question-drafts.ts';
import { badFields, toPolicy, toPolicyDraft, type PolicyDraft } from './policy-draft.ts';

type Platform = EventTypeSettings['default_platform'];

/** A service as it is typed. */
export interface ServiceDraft {
  title: string;
  slug: string;
  description: string;
  instruction: string;
  duration_min: string;
  /** In major units, digits with a point; '' is free. */
  price: string;
  currency: string;
  default_platform: Platform;
  meeting_location: string;
  /** '' is the default one. */
  schedule_id: string;
  /** '' is the mentor's calendar for all services. */
  target_calendar_id: string;
  /** Null: the mentor's policy applies. */
  policy: PolicyDraft | null;
  questions: QuestionDraft[];
}

export function toServiceDraft(service: EventTypeSettings): ServiceDraft {
  return {
    title: service.title,
    slug: service.slug,
    description: service.description ?? '',
    instruction: service.instruction ?? '',
    duration_min: String(service.duration_min),
    price: service.price ? String(service.price) : '',
    currency: service.currency,
    default_platform: service.default_platform,
    meeting_location: service.meeting_location ?? '',
    schedule_id: service.schedule_id ?? '',
    target_calendar_id: service.target_calendar_id ?? '',
    policy: service.booking_policy && toPolicyDraft(service.booking_policy),
    questions: service.questions.map(toQuestionDraft),
  };
}

/** A new service; it begins with the currency of the others. */
export const newService = (currency: string): ServiceDraft => ({
  title: '',
  slug: '',
  description: '',
  instruction: '',
  duration_min: '45',
  price: '',
  currency,
  default_platform: 'google_meet',
  meeting_location: '',
  schedule_id: '',
  target_calendar_id: '',
  policy: null,
  questions: [],
});

/** Converts a draft to a request's body. The address is left out while it is empty: the API makes it from the title. */
export function toServiceBody(draft: ServiceDraft) {
  const { title, slug, description, instruction, currency, default_platform, meeting_location, schedule_id, policy } =
    draft;
  return {
    title,
    ...(slug === '' ? {} : { slug }),
    description: description === '' ? null : description,
    instruction: instruction === '' ? null : instruction,
    duration_min: Number(draft.duration_min),
    price: draft.price.trim() === '' ? null : Number(draft.price),
    currency,
    default_platform,
    meeting_location: meeting_location === '' ? null : meeting_location,
    schedule_id: schedule_id === '' ? null : schedule_id,
    target_calendar_id: draft.target_calendar_id === '' ? null : draft.target_calendar_id,
    booking_policy: policy === null ? null : (toPolicy(policy) satisfies BookingPolicyInput),
    questions: draft.questions.map(toQuestion),
  };
}

export type ServiceProblem =
  | { key: 'title' | 'minutes' | 'price' | 'currency' | 'too_large' }
  | { key: 'decimals'; decimals: number }
  /** `amount` in major units. */
  | { key: 'too_small' | 'uneven'; amount: number };
export type ServiceProblems = Partial<
  Record<'title' | 'duration_min' | 'price' | 'currency' | 'policy', ServiceProblem>
>;

const longest = 1440;

/** Why cards can't be charged a price in major units, or null; a price of 0 isn't charged. */
export function payProblem(price: number | null, currency: string): ServiceProblem | null {
  const minor = toMinor(price ?? 0, currency) ?? 0;
  const problem = minor === 0 ? null : chargeProblem(minor, currency);
  const major = (sum_minor: number) => fromMinor(sum_minor, currency) ?? 0;
  switch (problem?.kind) {
    case 'too_small':
      return { key: 'too_small', amount: major(problem.least_minor) };
    case 'uneven':
      return { key: 'uneven', amount: major(problem.step_minor) };
    default:
      return problem && { key: problem.kind };
  }
}

function priceProblemOf(draft: ServiceDraft, charges: boolean): ServiceProblem | null {
  const price = Number(draft.price);
  if (!Number.isFinite(price) || price < 0) {
    return { key: 'price' };
  }
  if (toMinor(price, draft.currency) === null) {
    return { key: 'decimals', decimals: minorDigitsOf(draft.currency) ?? 0 };
  }
  return charges ? payProblem(price, draft.currency) : null;
}

/** Finds the problems that must be fixed before a draft is sent. @param charges whether prices are paid here */
export function serviceProblems(draft: ServiceDraft, charges: boolean): ServiceProblems {
  const minutes = Number(draft.duration_min);
  const priceProblem = priceProblemOf(draft, charges);
  const isWhole = Number.isInteger(minutes) && minutes >= 1 && minutes <= longest;
  return {
    ...(draft.title.trim() === '' ? { title: { key: 'title' } } : {}),
    ...(isWhole ? {} : { duration_min: { key: 'minutes' } }),
    ...(priceProblem === null ? {} : { [priceProblem.key === 'currency' ? 'currency' : 'price']: priceProblem }),
    ...(draft.policy !== null && badFields(draft.policy).size > 0 ? { policy: { key: 'title' } } : {}),
  };
}
