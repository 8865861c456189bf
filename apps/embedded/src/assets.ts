import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const ONE_YEAR = 'public, max-age=31536000, immutable';

const FONT_PACKAGES = ['@fontsource-variable/onest', '@fontsource-variable/bricolage-grotesque'];
const FONT_PATH =
  /^\/assets\/fonts\/((onest|bricolage-grotesque)-(latin|latin-ext|vietnamese|cyrillic)-wght-normal\.woff2)$/;

const styles = ['tokens.css', 'page.css']
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** The address of the style sheet changes with its content, so it may be kept for a year. */
export const STYLES_PATH = `/assets/${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;

export const LATIN_FONT_PATHS = ['onest', 'bricolage-grotesque'].map(
  (family) => `/assets/fonts/${family}-latin-wght-normal.woff2`,
);

const fonts = new Map<string, Buffer | null>();

/** A font of the packages, or null: the pages then show in the system's font. */
function loadFont(file: string, family: string): Buffer | null {
  const kept = fonts.get(file);
  if (kept !== undefined) {
    return kept;
  }
  let content: Buffer | null = null;
  try {
    const name = FONT_PACKAGES.find((candidate) => candidate.endsWith(family)) ?? family;
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    content = readFileSync(path.join(path.dirname(manifest), 'files', file));
  } catch {
    // The system's font takes over.
  }
  fonts.set(file, content);
  return content;
}

/** Answers `GET /assets/…`; returns false when there is no such file. */
export function serveAsset(req: IncomingMessage, res: ServerResponse, pathname: string): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    return false;
  }
  const font = FONT_PATH.exec(pathname);
  const content = font ? loadFont(font[1] ?? '', font[2] ?? '') : pathname === STYLES_PATH ? styles : null;
  if (content === null) {
    return false;
  }
  res.writeHead(200, { 'Content-Type': font ? 'font/woff2' : 'text/css; charset=utf-8', 'Cache-Control': ONE_YEAR });
  res.end(req.method === 'HEAD' ? undefined : content);
  return true;
}
