import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function mentorHandlers(
  _context: Context,
): HandlersOf<'getMyMentorProfile' | 'patchMyMentorProfile' | 'getMentorProfileBySlug' | 'completeMentorOnboarding'> {
  return {} as HandlersOf<
    'getMyMentorProfile' | 'patchMyMentorProfile' | 'getMentorProfileBySlug' | 'completeMentorOnboarding'
  >;
}
