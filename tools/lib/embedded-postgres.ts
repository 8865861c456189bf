import { mkdirSync } from 'node:fs';
import { unprivilegedAccount } from './postgres/account.ts';
import { usableBinaries } from './postgres/binaries.ts';
import { checkVersion, dataFolder } from './postgres/data-folder.ts';
import { initialise } from './postgres/initialise.ts';
import { stopLeftover } from './postgres/leftover.ts';
import { superuserPassword } from './postgres/password.ts';
import { type Conditions, runServer, type Server } from './postgres/server.ts';
import { freePort } from './ports.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  port: number;
  /** The process id of the postmaster. */
  pid: number | undefined;
  /** The connection string of a database, or of the server without one. */
  url: (database?: string) => string;
  /** Settles when the server ends, with its last log lines; also after `stop`. */
  ended: Promise<string>;
  /** Stops it with a fast shutdown: clients are disconnected, and the data is written to disk. */
  stop: () => Promise<void>;
}

interface Options extends Conditions {
  /** The folder of its data, its password and connection details; created if it doesn't exist. */
  dataDir: string;
  /** Its port; any free port by default. */
  port?: number;
}

/**
 * Starts the PostgreSQL from npm, on 127.0.0.1, and creates its files if there are none.
 * Works as root too, by an unprivileged account.
 * @throws StartError for a full disk, data of another version, a missing password and the like.
 */
export async function startPostgres({ dataDir, port: wanted, ...conditions }: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const account = unprivilegedAccount(`${dataDir}/postgres`);
  const binaries = usableBinaries(account);
  const folder = dataFolder(dataDir, account);
  const hasData = checkVersion(folder, binaries.major);
  const password = superuserPassword(dataDir, hasData);
  if (hasData) await stopLeftover(folder);
  else initialise({ binaries, account, folder, password });
  const port = wanted ?? (await freePort());
  const server: Server = await runServer({ binaries, account, folder, port, ...conditions });
  const origin = `postgres://postgres:${password}@127.0.0.1:${port}`;
  return {
    port,
    pid: server.pid,
    url: (database) => (database ? `${origin}/${database}` : origin),
    ended: server.ended,
    stop: server.stop,
  };
}
