import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { acceptTerms } from './acceptance.ts';
import { signIn } from './accounts.ts';
import { changeUser, getUser, type OnRenamed } from './change-account.ts';
import { checkSlug } from './check-slug.ts';
import { legalTextsIn } from './terms/terms.ts';

type Names =
  | 'createAuthenticatedUser'
  | 'getAuthenticatedUser'
  | 'patchAuthenticatedUser'
  | 'checkSlug'
  | 'acceptTerms'
  | 'getTerms';

/** User records, slugs and terms. */
export function identityHandlers(context: Context, { onRenamed }: { onRenamed: OnRenamed }): HandlersOf<Names> {
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
  };
}
