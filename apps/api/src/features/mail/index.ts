import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function mailHandlers(_context: Context): HandlersOf<'listMail' | 'getMail'> {
  return {} as HandlersOf<'listMail' | 'getMail'>;
}
