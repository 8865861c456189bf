import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { changeOwnProfile, getOwnProfile, getProfileBySlug, shareOwnProfile } from './service.ts';

/** Mentor profiles: the caller's own, and those that others may see. */
export function mentorHandlers(
  context: Context,
): HandlersOf<'getMyMentorProfile' | 'patchMyMentorProfile' | 'shareMentorProfile' | 'getMentorProfileBySlug'> {
  return {
    getMyMentorProfile: ({ actor }) => getOwnProfile(context, actor.user_id),
    patchMyMentorProfile: ({ actor, body }) => changeOwnProfile(context, actor.user_id, body),
    shareMentorProfile: ({ actor }) => shareOwnProfile(context, actor.user_id),
    getMentorProfileBySlug: ({ params, actor }) => getProfileBySlug(context, params.slug, actor?.user_id ?? null),
  };
}
