import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { changeOwnProfile, getOwnProfile, getProfileBySlug } from './service.ts';

/** Mentor profiles: one's own, and those that others may see. */
export function mentorHandlers(
  context: Context,
): HandlersOf<'getMyMentorProfile' | 'patchMyMentorProfile' | 'getMentorProfileBySlug'> {
  return {
    getMyMentorProfile: ({ actor }) => getOwnProfile(context, actor.user_id),
    patchMyMentorProfile: ({ actor, body }) => changeOwnProfile(context, actor.user_id, body),
    getMentorProfileBySlug: ({ params, actor }) => getProfileBySlug(context, params.slug, actor?.user_id ?? null),
  };
}
