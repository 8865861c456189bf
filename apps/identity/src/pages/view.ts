import type { IncomingMessage } from 'node:http';
import type { View as CardView } from '../../../embedded/src/layout.ts';
import { readTheme } from '../../../embedded/src/theme.ts';
import { spokenTo, type Spoken } from '../locales/index.ts';

/** What every page knows of the request, and the words that it speaks in. */
export type View = CardView & Spoken;

export const viewOf = (req: IncomingMessage, webOrigin: string): View => ({
  webOrigin,
  theme: readTheme(req),
  ...spokenTo(req),
});
