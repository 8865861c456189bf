import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * A folder under /var/tmp that every account can enter, named after `purpose` and a path.
 * It is refused if another user created it, because /var/tmp is writable for all users.
 */
export function publicFolder(purpose: string, standsFor: string): string {
  const id = createHash('sha256').update(standsFor).digest('hex').slice(0, 12);
  const folder = path.join('/var/tmp', `abroad-mentors-${purpose}-${id}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new StartError(`${folder} belongs to another user: remove it, or set DATABASE_URL.`);
  }
  return folder;
}
