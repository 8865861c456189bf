import type { Feature } from '../../feature.ts';
import { identityJobs } from './provider-events.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { acceptTerms } from './acceptance.ts';
import { signIn } from './accounts.ts';
import { changeUser, getUser, type OnRenamed } from './change-account.ts';
import { checkSlug } from './slugs.ts';
import { legalTextsIn } from './terms/terms.ts';

/** User records, slugs and terms. */
function identityHandlers(context: Context, { onRenamed }: { onRenamed: OnRenamed }) {
  return {
    createAuthenticatedUser: async ({ claims, token, body }) => {
      const { created, user } = await signIn(context, { claims, token }, body);
      return new Replied(created ? 201 : 200, user);
    },
    getAuthenticatedUser: ({ actor }) => getUser(context, actor.user_id),
    patchAuthenticatedUser: ({ actor, body }) => changeUser(context, actor.user_id, body, onRenamed),
    checkSlug: ({ actor, params }) => checkSlug(context, actor.user_id, params.slug),
    acceptTerms: ({ actor, params, body, ip }) => acceptTerms(context, actor, { ...body, user_id: params.id, ip }),
    getTerms: ({ query }) => Promise.resolve(legalTextsIn(query.language ?? 'en')),
  } satisfies Partial<Handlers>;
}

export const identityFeature = (hooks: { onRenamed: (context: Context) => OnRenamed }) =>
  ({
    name: 'identity',
    front: [
      'acceptance.ts',
      'anonymise-record.ts',
      'bounces.ts',
      'change-account.ts',
      'email-preferences.ts',
      'erasure-job.ts',
      'provider-events.ts',
      'queries.ts',
      'replace-email.ts',
      'set-suspension.ts',
      'slugs.ts',
    ],
    handlers: (context: Context) => identityHandlers(context, { onRenamed: hooks.onRenamed(context) }),
    jobs: identityJobs(hooks),
  }) satisfies Feature;
