import type { IncomingMessage } from 'node:http';

export type Theme = 'light' | 'dark' | null;

/** The theme that the person chose in the web application (its cookie reaches every port of a host), or null for the system's. */
export function readTheme(req: IncomingMessage): Theme {
  const chosen = /(?:^|;\s*)am_theme=(light|dark)(?:;|$)/.exec(req.headers.cookie ?? '');
  return (chosen?.[1] as Theme | undefined) ?? null;
}
