import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/bench');

/** The peers of a benchmark: versions by name, and packages that are named but were never published. */
export interface Peers {
  versions: Readonly<Record<string, string>>;
  unpublished?: readonly string[];
}

/**
 * Installs packages into a cache, never as dependencies of the product, and without running their scripts.
 * @param name the cache's folder; installed packages of the right version are kept.
 * @returns the folder that holds `node_modules`.
 */
export function installPeers(name: string, { versions, unpublished = [] }: Peers): string {
  const folder = path.join(CACHE, name);
  const overrides = Object.fromEntries(unpublished.map((missing) => [missing, 'file:./unpublished']));
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: versions, overrides }, null, 2);
  const stamp = path.join(folder, '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return folder;
  console.log(
    `Installing ${Object.entries(versions)
      .map((entry) => entry.join(' '))
      .join(', ')} into the bench's cache.`,
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'unpublished'), { recursive: true });
  writeFileSync(path.join(folder, 'unpublished/package.json'), '{ "name": "unpublished", "version": "0.0.0" }\n');
  writeFileSync(path.join(folder, 'package.json'), manifest);
  const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', flags, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(stamp, manifest);
  return folder;
}
