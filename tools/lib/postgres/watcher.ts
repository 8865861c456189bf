import { type ChildProcess, spawn } from 'node:child_process';

/**
 * SIGINT is PostgreSQL's fast shutdown. `read` ends when the pipe to the parent closes, however the parent ended;
 * a line on it says that there is nothing left to watch.
 */
const SCRIPT = `trap '' INT TERM HUP; read -r _ || kill -INT "$1"`;

/** A tiny process that stops PostgreSQL when this process ends without doing so, by `kill -9` for one. */
export function watchOver(pid: number): { release: () => void } {
  // Windows has no such shell: there the next start stops what was left.
  if (process.platform === 'win32') return { release: () => {} };
  const watcher: ChildProcess = spawn('/bin/sh', ['-c', SCRIPT, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.stdin?.on('error', () => {});
  watcher.unref();
  return { release: () => watcher.stdin?.end('stopped\n') };
}
