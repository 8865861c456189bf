import type { IncomingMessage } from 'node:http';
import type { View as CardView } from '../../../embedded/src/layout.ts';
import { readTheme } from '../../../embedded/src/theme.ts';
import { spokenTo, type Spoken } from '../locales/index.ts';

/** The request's facts for every page, and the texts in its language. */
export type View = CardView & Spoken;

export const viewOf = (req: IncomingMessage, webOrigin: string): View => ({
  webOrigin,
  theme: readTheme(req),
  ...spokenTo(req),
});
