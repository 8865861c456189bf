import type { HandlersOf } from '../../http/handlers.ts';

export function mediaHandlers(): HandlersOf<'getPortrait'> {
  return {} as HandlersOf<'getPortrait'>;
}
