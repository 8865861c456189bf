import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of the web's build, relative to the repository's root. */
const SOURCES = [
  'apps/web/app',
  'apps/web/public',
  'apps/web/scripts',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/react-router.config.ts',
  'packages/contract/src',
  'packages/booking-rules/src',
  'packages/slots/src',
  'packages/reference-data/src',
  'packages/reference-data/data',
  'package-lock.json',
  'tools/lib/web-build',
];
const NOT_BUILT = /\.test\.tsx?$|\.md$|[\\/]app[\\/]testing[\\/]/;

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of the names and contents of all sources of the web's build. */
export function webFingerprint(root: string): string {
  const places = SOURCES.map((source) => path.join(root, source));
  const files = places.flatMap((place) => (path.extname(place) ? [place] : filesOf(place)));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !NOT_BUILT.test(name) && existsSync(name)).toSorted()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
