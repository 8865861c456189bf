import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../../tools/lib/ports.ts';
import { makeThrowAwayFolder } from '../../../../../tools/lib/throw-away-folder.ts';

/** Debian: pgbouncer. Others are named by PGBOUNCER, with colons between. */
const PLACES = (process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer').split(':');
const READY_WITHIN_MS = 10_000;
/** From then on statements that are prepared by name can be used. */
const SINCE = 1.21;

export interface PgBouncerProgram {
  file: string;
  /** The version as a number, such as 1.18. */
  version: number;
  knows_prepared: boolean;
}

/** The PgBouncers that are on this machine. */
export const PGBOUNCERS: readonly PgBouncerProgram[] = PLACES.filter((file) => existsSync(file)).map((file) => {
  const [, version] = /PgBouncer (\d+\.\d+)/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' })) ?? [];
  return { file, version: Number(version), knows_prepared: Number(version) >= SINCE };
});

export interface PgBouncer {
  url: string;
  stop(): Promise<void>;
}

const configuration = (
  target: URL,
  port: number,
  program: PgBouncerProgram,
  settings: Readonly<Record<string, string>>,
) => `
[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
${program.knows_prepared ? 'max_prepared_statements = 200' : ''}
${Object.entries(settings)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`;

async function untilReady(port: number): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const socket = createConnection(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(50);
    } finally {
      socket.destroy();
    }
  }
}

/**
 * Starts a PgBouncer in front of a database, which lends its connections by the transaction.
 * @param settings of its section `[pgbouncer]`, besides.
 */
export async function startPgBouncer(
  program: PgBouncerProgram,
  database_url: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PgBouncer> {
  const { folder, remove } = makeThrowAwayFolder('memory');
  const [target, port, file] = [new URL(database_url), await freePort(), path.join(folder, 'pgbouncer.ini')];
  chmodSync(folder, 0o755);
  writeFileSync(file, configuration(target, port, program, settings), { mode: 0o644 });
  // It doesn't run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program.file, ['-q', ...account, file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([
    untilReady(port),
    ended.then(() => Promise.reject(new Error(`PgBouncer ${program.version} ended before it was ready`))),
  ]);
  const url = new URL(database_url);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      remove();
    },
  };
}
