import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * The password of PostgreSQL's superuser, kept in the data directory for this user alone.
 * @param hasData whether the cluster exists: then its password must exist too.
 */
export function superuserPassword(dataDir: string, hasData: boolean): string {
  const file = path.join(dataDir, 'postgres.password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (hasData) {
    throw new StartError(`The password of the database is missing: put ${file} back, or move ${dataDir} away.`);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}
