import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function identityHandlers(
  _context: Context,
): HandlersOf<
  'createAuthenticatedUser' | 'getAuthenticatedUser' | 'patchAuthenticatedUser' | 'acceptTerms' | 'getTerms'
> {
  return {} as HandlersOf<
    'createAuthenticatedUser' | 'getAuthenticatedUser' | 'patchAuthenticatedUser' | 'acceptTerms' | 'getTerms'
  >;
}
