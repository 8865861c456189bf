import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function prospectHandlers(
  _context: Context,
): HandlersOf<
  'createProspectProfile' | 'getMyProspectProfile' | 'patchMyProspectProfile' | 'getProspectProfileBySlug'
> {
  return {} as HandlersOf<
    'createProspectProfile' | 'getMyProspectProfile' | 'patchMyProspectProfile' | 'getProspectProfileBySlug'
  >;
}
