import type { Feature } from '../../feature.ts';
import { universityJobs } from './follow-decision.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { checkUniversity, listEnteredUniversities } from './desk.ts';
import { enterUniversity } from './enter.ts';

/** Universities that aren't listed: people enter them, and the staff check them. */
function universityHandlers(context: Pick<Context, 'db' | 'clock' | 'logger'>) {
  return {
    enterUniversity: async ({ actor, body }) => {
      const { university, is_new } = await enterUniversity(context, actor.user_id, body);
      return new Replied(is_new ? 201 : 200, university);
    },
    listEnteredUniversities: ({ query }) => listEnteredUniversities(context, query),
    checkUniversity: async ({ actor, params, body }) => {
      await checkUniversity(context, { id: params.id, actor_id: actor.user_id, check: body });
      return new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

export const universitiesFeature = {
  name: 'universities',
  front: ['desk.ts', 'enter.ts'],
  handlers: universityHandlers,
  jobs: universityJobs,
} satisfies Feature;
