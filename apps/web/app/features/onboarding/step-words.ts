import type { MessageKey } from '../../locales/index.ts';
import type { MentorStep } from './mentor-steps.ts';

export const stepTitle: Readonly<Record<MentorStep, MessageKey>> = {
  terms: 'onboarding.step_terms',
  studies: 'onboarding.step_studies',
  work: 'onboarding.step_work',
  help: 'onboarding.step_help',
  about: 'onboarding.step_about',
  review: 'onboarding.step_review',
};
