import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** The user and group that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

function lookUp(name: string): Account | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout) : Number.NaN;
  });
  return uid && gid && uid > 0 ? { uid, gid } : null;
}

/**
 * The unprivileged account for PostgreSQL, which refuses to run as root; null if this process isn't root.
 * A data folder that exists keeps its owner. Accounts are never created.
 */
export function unprivilegedAccount(dataFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = lstatSync(path.join(dataFolder, 'PG_VERSION'), { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of CANDIDATES) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new StartError(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as: start as another user, or set DATABASE_URL.',
  );
}

/** Whether the account can enter a folder: one closed parent is enough to prevent it. */
export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, stdio: 'ignore' }).status === 0;
}
