import { setTimeout as later } from 'node:timers/promises';
import { type EmbeddedPostgres, startPostgres } from '../../../tools/lib/embedded-postgres.ts';
import { freePort } from '../../../tools/lib/ports.ts';
import { makeThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import type { Part } from './part.ts';

/**
 * A killed process loses only its memory, not its data on disk. So writes needn't wait for the disk,
 * while everything else that matters for surviving a kill is as in production.
 */
export const SETTINGS = { fsync: 'off', max_connections: '200' };

/** The wait after a kill, until the backends notice that the postmaster is gone. */
const NOTICE_MS = 50;

/** The database of an environment. */
export type DatabasePart = Part & { url: string; remove(): Promise<void> };

/** A PostgreSQL that can be killed and restarted with its data, on the same address. */
export async function databasePart(): Promise<DatabasePart> {
  const { folder: dataDir, remove } = makeThrowAwayFolder('memory');
  const port = await freePort();
  let running: EmbeddedPostgres | null = await startPostgres({ dataDir, settings: SETTINGS, port });
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    name: 'database',
    url: running.url('postgres'),
    async kill() {
      const { pid, ended } = running ?? {};
      running = null;
      if (pid === undefined) return;
      process.kill(pid, 'SIGKILL');
      await ended;
      await later(NOTICE_MS);
    },
    async start() {
      running = await startPostgres({ dataDir, settings: SETTINGS, port });
    },
    stop,
    async remove() {
      await stop();
      remove();
    },
  };
}
