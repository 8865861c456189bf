import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { release } from './lib/release/release.ts';
import { runToEnd } from './lib/start/run-to-end.ts';
import { StartError } from './lib/start-error.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** `node tools/boot.mjs release 1.4.0`: checks everything, names the version in package and changelog, commits and tags. */
await runToEnd(() => {
  const [version, ...rest] = process.argv.slice(2);
  if (version === undefined || rest.length > 0) throw new StartError('usage: node tools/boot.mjs release VERSION');
  const check = () => {
    const { status } = spawnSync(process.execPath, ['tools/test.ts', '--full'], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new StartError('a version is released once all tests pass');
  };
  return Promise.resolve(release({ root: ROOT, version, day: new Date().toISOString().slice(0, 10), check }));
});
