import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../tools/lib/start-error.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A version of the product in its own folder, as operators have it. */
export interface Version {
  /** Such as `v1.4.0` or a commit. */
  name: string;
  folder: string;
}

export const THIS_VERSION: Version = { name: 'this version', folder: ROOT };

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The release before this one. @throws StartError if the clone has none */
function lastRelease(): string {
  try {
    // If the checked-out commit is a release itself, it is the one before it.
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^');
  } catch {
    throw new StartError(
      'no release is tagged before this commit; fetch the tags, or name a version: --from TAG_OR_COMMIT',
    );
  }
}

/** Runs a command of a version to its end. @throws StartError with its output */
export async function runCommand(
  { name, folder }: Version,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['tools/boot.mjs', command, ...args], {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError(`npm run ${command} of ${name} failed:\n${output.trim()}`);
}

/**
 * Checks out a version of the history into a separate folder, and installs and builds it there.
 * @param from a tag or a commit; the last release before this commit by default
 * @param folder its place; an existing one is used as it is. Not within `node_modules`, where Node runs no TypeScript
 */
export async function versionBefore(from: string | undefined, folder: string): Promise<Version> {
  const name = from ?? lastRelease();
  const commit = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
  const version = { name, folder };
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length === 0) {
    const files = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
  }
  await runCommand(version, ['build']);
  return version;
}
