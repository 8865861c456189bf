import type { MessageKey } from '../../locales/index.ts';
import type { Degree } from '../forms/degree-options.ts';
import type { MentorDraft } from './mentor-draft.ts';

/** The steps of becoming a mentor, in their order. */
export const mentorSteps = ['terms', 'studies', 'work', 'help', 'about', 'review'] as const;
export type MentorStep = (typeof mentorSteps)[number];

/** The fields that each step asks for; all of them have to be valid to continue. */
export const fieldsOfStep: Readonly<Record<MentorStep, readonly (keyof MentorDraft)[]>> = {
  terms: ['first_name', 'last_name'],
  studies: ['origin_country_code', 'educations'],
  work: ['experiences'],
  help: ['topics', 'topics_can_discuss'],
  about: [
    'headline',
    'why_study_abroad',
    'about',
    'career_aspirations',
    'languages',
    'current_country_code',
    'time_zone',
    'meeting_link',
    'trading',
    'trader',
  ],
  review: [],
};

/** The step that asks for a field, by its dotted path: `educations.0.end_date` belongs to the studies. */
export function stepOfPath(path: string): MentorStep {
  const field = path.split('.')[0];
  return mentorSteps.find((step) => fieldsOfStep[step].some((name) => name === field)) ?? 'review';
}

/** Returns the first step with one of the fields; null for none. */
export function firstStepOf(paths: readonly string[]): MentorStep | null {
  const steps = paths.map(stepOfPath).toSorted((a, b) => mentorSteps.indexOf(a) - mentorSteps.indexOf(b));
  return steps[0] ?? null;
}

export function stepAfter(step: MentorStep): MentorStep {
  return mentorSteps[mentorSteps.indexOf(step) + 1] ?? 'review';
}

export function stepBefore(step: MentorStep): MentorStep {
  return mentorSteps[mentorSteps.indexOf(step) - 1] ?? 'terms';
}

export function isMentorStep(text: unknown): text is MentorStep {
  return mentorSteps.some((step) => step === text);
}

export const stepTitle: Readonly<Record<MentorStep, MessageKey>> = {
  terms: 'onboarding.step_terms',
  studies: 'onboarding.step_studies',
  work: 'onboarding.step_work',
  help: 'onboarding.step_help',
  about: 'onboarding.step_about',
  review: 'onboarding.step_review',
};

/** The lists to choose from, which come with the page. */
export interface OnboardingLists {
  degrees: readonly Degree[];
  topics: readonly { slug: string; name: string; category: string }[];
}
