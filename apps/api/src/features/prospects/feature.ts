import type { Feature } from '../../define-feature.ts';
import type { OnRenamed } from '../identity/change-account.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { historyOf } from '../history/history.ts';
import { createProspectProfile } from './create-profile.ts';
import { changeOwnProfile, getOwnProfile, getProfileBySlug } from './service.ts';

type Names = 'createProspectProfile' | 'getMyProspectProfile' | 'patchMyProspectProfile' | 'getProspectProfileBySlug';

/** Prospect profiles: the caller's own, and those that others may see. */
function prospectHandlers(
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

type HistoryNames = `${'add' | 'patch' | 'delete'}Prospect${'Education' | 'Experience'}`;

/** Educations and experiences of a prospect, which no search shows. */
function prospectHistoryHandlers(context: Context): HandlersOf<HistoryNames> {
  const { educations, experiences } = historyOf(context, { kind: 'prospect', onChanged: async () => {} });
  return {
    addProspectEducation: ({ actor, body }) => educations.add(actor.user_id, body),
    patchProspectEducation: ({ actor, params, body }) => educations.change(actor.user_id, params.id, body),
    deleteProspectEducation: ({ actor, params }) => educations.remove(actor.user_id, params.id),
    addProspectExperience: ({ actor, body }) => experiences.add(actor.user_id, body),
    patchProspectExperience: ({ actor, params, body }) => experiences.change(actor.user_id, params.id, body),
    deleteProspectExperience: ({ actor, params }) => experiences.remove(actor.user_id, params.id),
  };
}

export const prospectsFeature = (hooks: { onRenamed: (context: Context) => OnRenamed }) =>
  ({
    name: 'prospects',
    front: ['queries.ts', 'write-words.ts'],
    handlers: (context: Context) => ({
      ...prospectHandlers(context, { onRenamed: hooks.onRenamed(context) }),
      ...prospectHistoryHandlers(context),
    }),
  }) satisfies Feature;
