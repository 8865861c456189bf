import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { inject } from 'vitest';

/** A database for one test file. */
export interface TestDatabase {
  url: string;
  /** Closes all connections, and refuses new ones. */
  drop: () => Promise<void>;
}

/** The time that closing connections may take; the rest are cut after it. */
const GOODBYE_MS = 300;
const LOOK_MS = 10;

const servers = new Map<string, Pool>();

/** The connection to the server itself, which all files of a process use; it keeps no process from ending. */
function onServer(serverUrl: string): Pool {
  const known = servers.get(serverUrl);
  if (known) return known;
  const connectionString = new URL('/postgres', serverUrl).href;
  const pool = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server may stop before this process does.
  pool.on('error', () => undefined);
  servers.set(serverUrl, pool);
  return pool;
}

/** A client that has just disconnected has no listener for an error. */
async function sendAway(server: Pool, name: string): Promise<void> {
  const isAlone = async () => {
    const { rowCount } = await server.query('select from pg_stat_activity where datname = $1', [name]);
    return rowCount === 0;
  };
  const until = performance.now() + GOODBYE_MS;
  while (!(await isAlone())) {
    if (performance.now() > until) {
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      return;
    }
    await delay(LOOK_MS);
  }
}

/**
 * Makes a copy of another database, on the server that the global set-up has started. Copying files takes a fraction of
 * writing every page to the log. On a disk its files go when the server does: file systems look past each file that was
 * lately removed when they make a new one, so that databases which come and go make all that writes files slow.
 */
export async function copyDatabase(template: string): Promise<TestDatabase> {
  const provided = inject as (key: string) => unknown;
  const serverUrl = provided('databaseServerUrl') as string;
  const isInMemory = provided('databasesInMemory') === true;
  const server = onServer(serverUrl);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await server.query(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: new URL(`/${name}`, serverUrl).href,
    drop: async () => {
      await server.query(`alter database ${name} with allow_connections false`);
      await sendAway(server, name);
      if (isInMemory) await server.query(`drop database ${name} with (force)`);
    },
  };
}

/** An empty database of its own for one test file. */
export const createEmptyDatabase = (): Promise<TestDatabase> => copyDatabase('template1');
