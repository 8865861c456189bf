import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { diskFull, isDiskFull, StartError } from '../start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment } from './environment.ts';
import { watchOver } from './watcher.ts';

/** The conditions under which a server runs. */
export interface Conditions {
  /** Settings of postgresql.conf. */
  settings?: Record<string, string>;
}

interface Run extends Conditions {
  binaries: Binaries;
  account: Account | null;
  folder: string;
  port: number;
}

export interface Server {
  pid: number | undefined;
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** A standby, which follows another server, only accepts reads. */
const READY = /database system is ready to accept (read-only )?connections/;
/** Backends of a killed server need a moment to notice and release its memory. */
const STILL_IN_USE = /is still in use|lock file "postmaster.pid" (already exists|is empty)/;
const RETRY_MS = 250;
const RETRIES = 20;
/** A fast shutdown writes everything to disk; if even that hangs, an immediate shutdown is safe, as after a power failure. */
const FAST_SHUTDOWN_MS = 1500;
const LOG_TAIL = 4000;

const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  lc_messages: 'C',
};

function spawnServer({ binaries, account, folder, port, settings }: Run): ChildProcess {
  const options = Object.entries({ ...DEFAULTS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(binaries.directory, 'bin/postgres'), ['-D', folder, '-p', String(port), ...options], {
    ...account,
    cwd: '/',
    env: postgresEnvironment,
    // Ctrl-C reaches the terminal's whole process group: the database ends last, after its clients.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The lines about the error, from PostgreSQL's log. */
function lastWords(log: string): string {
  const lines = log.split('\n').filter((line) => /\b(FATAL|PANIC|ERROR|HINT):/.test(line));
  return (lines.length > 0 ? lines : log.trim().split('\n')).slice(-2).join(' ').trim();
}

/** Runs one server process. @returns it when it is ready, or its log if it ended before. */
function attempt(run: Run): Promise<Server | string> {
  const child = spawnServer(run);
  const watcher = child.pid === undefined ? null : watchOver(child.pid);
  let log = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => {
      watcher?.release();
      resolve(lastWords(log));
    });
  });
  const stop = async () => {
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS);
    await ended;
    clearTimeout(timer);
  };
  return new Promise((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-LOG_TAIL);
      if (READY.test(log)) resolve({ pid: child.pid, ended, stop });
    });
    void ended.then(() => resolve(log));
  });
}

/**
 * Runs PostgreSQL on a complete data folder until `stop`, or until this process ends.
 * @throws StartError with PostgreSQL's own message if it doesn't start.
 */
export async function runServer(run: Run): Promise<Server> {
  let log = '';
  for (let tries = 0; tries < RETRIES; tries += 1) {
    const answer = await attempt(run);
    if (typeof answer !== 'string') return answer;
    log = answer;
    if (!STILL_IN_USE.test(log)) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  if (isDiskFull(log)) throw diskFull(run.folder);
  throw new StartError(`PostgreSQL did not start: ${lastWords(log)}`);
}
