import type { Feature } from '../../feature.ts';
import type { OnRenamed } from '../identity/change-account.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/handlers.ts';
import { historyOf } from './entries.ts';
import { changeOwnProspect, createProspect, getOwnProspect, getProspectBySlug } from './prospects.ts';

/** Prospect profiles: the caller's own with its educations and experiences, which no search shows, and those that others may see. */
function prospectHandlers(
  context: Context,
  { onRenamed }: { onRenamed: (trx: Database, userId: string) => Promise<void> },
) {
  const { educations, experiences } = historyOf(context, { kind: 'prospect', onChanged: async () => {} });
  return {
    createProspectProfile: ({ actor, body }) => createProspect(context, actor.user_id, body, onRenamed),
    getMyProspectProfile: ({ actor }) => getOwnProspect(context, actor.user_id),
    patchMyProspectProfile: ({ actor, body }) => changeOwnProspect(context, actor.user_id, body),
    getProspectProfileBySlug: ({ params, actor }) => getProspectBySlug(context, params.slug, actor?.user_id ?? null),
    addProspectEducation: ({ actor, body }) => educations.add(actor.user_id, body),
    patchProspectEducation: ({ actor, params, body }) => educations.change(actor.user_id, params.id, body),
    deleteProspectEducation: ({ actor, params }) => educations.remove(actor.user_id, params.id),
    addProspectExperience: ({ actor, body }) => experiences.add(actor.user_id, body),
    patchProspectExperience: ({ actor, params, body }) => experiences.change(actor.user_id, params.id, body),
    deleteProspectExperience: ({ actor, params }) => experiences.remove(actor.user_id, params.id),
  } satisfies Partial<Handlers>;
}

export const profilesFeature = (hooks: { onRenamed: (context: Context) => OnRenamed }) =>
  ({
    name: 'profiles',
    front: [
      'check-reference.ts',
      'entries.ts',
      'follow-university.ts',
      'own-profile.ts',
      'profile.ts',
      'prospects.ts',
      'queries.ts',
    ],
    handlers: (context: Context) => prospectHandlers(context, { onRenamed: hooks.onRenamed(context) }),
  }) satisfies Feature;
