import type { HandlersOf } from '../../http/handlers.ts';
import { drawPortrait } from './draw-portrait.ts';

/** Pictures: so far those of demonstration accounts. */
export function mediaHandlers(): HandlersOf<'getPortrait'> {
  return { getPortrait: ({ params }) => Promise.resolve(drawPortrait(params.name)) };
}
