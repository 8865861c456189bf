import { type ChildProcess, spawn } from 'node:child_process';

/**
 * SIGINT is PostgreSQL's fast shutdown. `read` ends when the pipe to the parent closes, however the parent ended;
 * a line on it means that there is no server left to watch.
 */
const SCRIPT = `trap '' INT TERM HUP; read -r _ || kill -INT "$1"`;

/** A small process that stops PostgreSQL if this process ends without doing so, for example by `kill -9`. */
export function watchOver(pid: number): { release: () => void } {
  // Windows has no such shell: there the next start stops leftovers.
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
