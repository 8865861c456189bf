import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { cutSection, isLater, readVersion } from './changelog.ts';

interface Wishes {
  /** The clone. */
  root: string;
  /** Such as 1.4.0. */
  version: string;
  /** Such as 2026-11-27. */
  day: string;
  /** Checks everything; throws if a check fails. */
  check: () => void;
}

/** Writes the version where `npm` keeps it: at the top of the package, and twice at the top of the lock file. */
function nameVersion(root: string, version: string): void {
  const [file, lock] = ['package.json', 'package-lock.json'].map((name) => path.join(root, name)) as [string, string];
  const write = (target: string, times: number) => {
    let left = times;
    const text = readFileSync(target, 'utf8').replace(/"version": "[^"]+"/g, (found) =>
      left-- > 0 ? `"version": "${version}"` : found,
    );
    writeFileSync(target, text);
  };
  write(file, 1);
  write(lock, 2);
}

/** Notes the newest migration, after which the next version's may only add (`apps/api/src/db/version-before.test.ts`). */
function noteMigration(root: string): void {
  const folder = path.join(root, 'apps/api/src/db');
  const last = readdirSync(path.join(folder, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  writeFileSync(path.join(folder, 'last-release.txt'), `${last ?? ''}\n`);
}

/**
 * Makes a release: checks the clone, names the version in package and changelog, commits and tags. It pushes nothing.
 * @returns the next steps
 * @throws StartError; then nothing is changed
 */
export function release({ root, version, day, check }: Wishes): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const { version: current } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  readVersion(version);
  if (!isLater(version, current)) throw new StartError(`${version} doesn't come after ${current}`);
  if (git('branch', '--show-current') !== 'main') throw new StartError('releases are made on main');
  if (git('status', '--porcelain') !== '') throw new StartError('commit or discard what is changed first');
  if (git('tag', '--list', `v${version}`) !== '') throw new StartError(`v${version} is tagged already`);
  const file = path.join(root, 'CHANGELOG.md');
  const { changelog, notes } = cutSection(readFileSync(file, 'utf8'), version, day);
  check();
  writeFileSync(file, changelog);
  nameVersion(root, version);
  noteMigration(root);
  git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'apps/api/src/db/last-release.txt');
  git('commit', '--quiet', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--cleanup', 'verbatim', '--message', `${version}\n\n${notes}`);
  return `v${version} is tagged. Push it, and build its image: git push origin main v${version}`;
}
