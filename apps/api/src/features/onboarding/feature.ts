import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { keepDraft, readDraft } from './draft.ts';
import { completeMentorOnboarding } from './service.ts';
import { welcomeMentor, welcomeMentorJob } from './welcome-mentor.ts';

/** Becoming a mentor, which writes to several features at once. */
function onboardingHandlers(context: Context) {
  return {
    completeMentorOnboarding: ({ actor, body }) => completeMentorOnboarding(context, actor.user_id, body),
    getOnboardingDraft: ({ actor }) => readDraft(context, actor.user_id),
    putOnboardingDraft: async ({ actor, body }) => {
      await keepDraft(context, actor.user_id, body.draft);
      return new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

const onboardingJobs = [defineJob(welcomeMentorJob, (context, { user_id }) => welcomeMentor(context, user_id))];

export const onboardingFeature = {
  name: 'onboarding',
  handlers: onboardingHandlers,
  jobs: onboardingJobs,
} satisfies Feature;
