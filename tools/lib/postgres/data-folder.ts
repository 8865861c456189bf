import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canEnter } from './account.ts';
import { publicFolder } from './public-folder.ts';

/**
 * The folder with PostgreSQL's data for a data directory: `postgres` in it or, if a parent folder is closed to the account,
 * one under /var/tmp. The file `postgres.location` then names it.
 */
export function dataFolder(dataDir: string, account: Account | null): string {
  const near = path.join(dataDir, 'postgres');
  if (!account || existsSync(path.join(near, 'PG_VERSION')) || canEnter(account, dataDir)) return near;
  const far = path.join(publicFolder('data', path.resolve(dataDir)), 'postgres');
  const pointer = path.join(dataDir, 'postgres.location');
  if (!existsSync(pointer)) {
    // Existing data there belongs to a deleted data directory with the same path.
    rmSync(far, { recursive: true, force: true });
    writeFileSync(pointer, `${far}\n`, { mode: 0o600 });
  }
  return far;
}

/**
 * Refuses data of another version.
 * @returns whether the folder has any data.
 */
export function checkVersion(folder: string, major: number): boolean {
  const file = path.join(folder, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const found = readFileSync(file, 'utf8').trim();
  if (found === String(major)) return true;
  throw new StartError(
    `The data in ${folder} was written by PostgreSQL ${found}, and this is PostgreSQL ${major}: move the folder away, or set DATA_DIR or DATABASE_URL.`,
  );
}

/** Creates an empty folder for the account, closed to others, as PostgreSQL requires. */
export function makePrivateFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
