import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFull, isDiskFull, StartError } from '../start-error.ts';
import { takeLock } from '../start/lock.ts';
import { webFingerprint } from './fingerprint.ts';
import { precompress } from './precompress.ts';

/** Waits for another start that builds the same. */
const PATIENCE_MS = 120_000;

function runBuild(root: string, signal: AbortSignal): Promise<void> {
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const web = path.join(root, 'apps/web');
  const build = spawn(process.execPath, [program, 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('close', (code) => {
      if (code === 0) resolve();
      else if (isDiskFull(output)) reject(diskFull(web));
      else reject(new StartError(`The web could not be built:\n${output.trim()}`));
    });
  });
}

/**
 * Builds the web unless the existing build has the same sources.
 * @returns whether it was built
 * @throws StartError with the bundler's message
 */
export async function buildWeb(root: string, signal: AbortSignal): Promise<boolean> {
  const folder = path.join(root, 'apps/web/build');
  const stamp = path.join(folder, '.stamp');
  const fingerprint = webFingerprint(root);
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  if (isFresh()) return false;
  const lock = await takeLock(path.join(root, 'node_modules/.cache/web-build'), PATIENCE_MS);
  if (typeof lock === 'number')
    throw new StartError(`Another start (process ${lock}) is building the web and does not end.`);
  try {
    if (isFresh()) return false;
    rmSync(stamp, { force: true });
    await runBuild(root, signal);
    await precompress(path.join(folder, 'client'));
    writeFileSync(stamp, fingerprint);
    return true;
  } finally {
    lock.release();
  }
}
