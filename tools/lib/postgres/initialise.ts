import { spawnSync } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFull, isDiskFull, StartError } from '../start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { makePrivateFolder } from './data-folder.ts';
import { postgresEnvironment } from './environment.ts';

interface NewCluster {
  binaries: Binaries;
  account: Account | null;
  folder: string;
  password: string;
}

const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
/** Page checksums find data corrupted by a failing disk, and cost time at every read and write. Valuable data isn't stored here. */
const NO_CHECKSUMS = '--no-data-checksums';

/**
 * Creates the files of a new cluster with `initdb`. They appear under their name only when they are complete, so that
 * an interrupted start leaves nothing incomplete.
 */
export function initialise({ binaries, account, folder, password }: NewCluster): void {
  const making = `${folder}.making`;
  const passwordFile = `${folder}.initdb`;
  rmSync(making, { recursive: true, force: true });
  try {
    makePrivateFolder(making, account);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const security = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const initdb = spawnSync(
      path.join(binaries.directory, 'bin/initdb'),
      [`--pgdata=${making}`, ...security, ...LOCALE, NO_CHECKSUMS, '--no-sync', '--no-instructions'],
      { ...account, cwd: '/', env: postgresEnvironment, encoding: 'utf8' },
    );
    if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (isDiskFull(error)) throw diskFull(path.dirname(folder));
    throw new StartError(`PostgreSQL could not make its files in ${folder}: ${(error as Error).message.trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
