import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { createProspectProfile } from './create-profile.ts';
import { changeOwnProfile, getOwnProfile, getProfileBySlug } from './service.ts';

type Names = 'createProspectProfile' | 'getMyProspectProfile' | 'patchMyProspectProfile' | 'getProspectProfileBySlug';

/** Prospect profiles: the caller's own, and those that others may see. */
export function prospectHandlers(
  context: Context,
  { onRenamed }: { onRenamed: (trx: Database, userId: string) => Promise<void> },
): HandlersOf<Names> {
  return {
    createProspectProfile: ({ actor, body }) => createProspectProfile(context, actor.user_id, body, onRenamed),
    getMyProspectProfile: ({ actor }) => getOwnProfile(context, actor.user_id),
    patchMyProspectProfile: ({ actor, body }) => changeOwnProfile(context, actor.user_id, body),
    getProspectProfileBySlug: ({ params, actor }) => getProfileBySlug(context, params.slug, actor?.user_id ?? null),
  };
}
