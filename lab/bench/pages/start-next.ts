import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../tools/lib/ports.ts';
import { waitUntil } from '../../../tools/lib/processes.ts';
import { installPeers } from '../lib/install-peers.ts';

const SOURCES = path.join(import.meta.dirname, 'next-app');
const PEERS = { versions: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' } };
const START_TIMEOUT_MS = 30_000;

/** Next in production, in a child process. */
export interface StartedNext {
  base_url: string;
  stop(): Promise<void>;
}

const isAnswering = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Builds and starts the search page of `next-app` with `next build` and `next start`.
 * @param search_url of the API, whose response the page shows.
 * @throws Error if it doesn't answer in time.
 */
export async function startNext(search_url: string): Promise<StartedNext> {
  const folder = installPeers('pages', PEERS);
  for (const made of ['app', '.next']) rmSync(path.join(folder, made), { recursive: true, force: true });
  cpSync(SOURCES, folder, { recursive: true });
  writeFileSync(path.join(folder, '.env.local'), `BENCH_SEARCH=${search_url}\nNEXT_TELEMETRY_DISABLED=1\n`);
  const program = path.join(folder, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [program, 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const args = [program, 'start', '--port', String(port), '--hostname', '127.0.0.1'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const base_url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
  };
  if (await waitUntil(() => isAnswering(`${base_url}/search`), START_TIMEOUT_MS)) return { base_url, stop };
  await stop();
  throw new Error('Next does not answer');
}
