import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { completeMentorOnboarding } from './service.ts';

export { onboardingJobs } from './jobs.ts';
export { welcomeMentorJob, welcomeNotification } from './welcome-mentor.ts';

/** Becoming a mentor, which writes to several features at once. */
export function onboardingHandlers(context: Context): HandlersOf<'completeMentorOnboarding'> {
  return {
    completeMentorOnboarding: ({ actor, body }) => completeMentorOnboarding(context, actor.user_id, body),
  };
}
