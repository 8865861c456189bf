import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startIssuer, type TestIssuer } from '@abroad/api/testing/issuer';
import { compileCache } from '../../../tools/lib/compile-cache.ts';
import { freePort } from '../../../tools/lib/ports.ts';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { memorySettings } from '../../../tools/lib/start/memory-settings.ts';
import { makeThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { forkListening, type Listening } from '../lib/server/fork-listening.ts';

/** As in production: answered writes are on disk, and tables are vacuumed. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };
const MAIN = new URL('../../../apps/server/src/main.ts', import.meta.url);

interface Wished {
  database_url: string;
  issuer: TestIssuer;
  public_url: string;
  /** The folder of this instance alone. */
  folder: string;
}

/** The settings of all processes of an instance, besides `PORT` and `DATA_DIR`. */
export const settingsOf = ({ database_url, issuer, public_url, folder }: Wished) => ({
  ...memorySettings(),
  ...compileCache,
  NODE_ENV: 'test',
  // Unlike in tests, requests that would be answered too late are shed.
  OVERLOAD_DELAY_MS: '300',
  DATABASE_URL: database_url,
  OIDC_ISSUER: issuer.issuer,
  PUBLIC_URL: public_url,
  ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  MEDIA_FOLDER: path.join(folder, 'media'),
  LOG_LEVEL: 'fatal',
});

export interface Instance {
  postgres: ThrowAwayPostgres;
  issuer: TestIssuer;
  database_url: string;
  /** Those that serve. */
  base_urls: readonly string[];
  /** The processes, by their role. */
  pids: Readonly<Record<string, readonly number[]>>;
  stop(): Promise<void>;
}

/** Starts the product as an operator does: processes that serve, and a worker, at a PostgreSQL with made-up mentors. */
export async function startInstance({ apis, mentors }: { apis: number; mentors: number }): Promise<Instance> {
  const [postgres, issuer] = [await startThrowAwayPostgres('disk', DURABLE), await startIssuer()];
  const files = makeThrowAwayFolder('disk');
  const running: Listening[] = [];
  const stop = async () => {
    await Promise.all(running.map((part) => part.stop()));
    await issuer.close();
    await postgres.stop();
    files.remove();
  };
  try {
    const database_url = postgres.url('postgres');
    await fillTables(database_url);
    await seedMentors(database_url, { mentors, seed: 1, log: () => {} });
    const ports: number[] = [];
    while (ports.length < apis + 1) ports.push(await freePort());
    const public_url = `http://127.0.0.1:${ports[0]}`;
    const settings = settingsOf({ database_url, issuer, public_url, folder: files.folder });
    for (const [place, port] of ports.entries()) {
      const role = place < apis ? 'api' : 'worker';
      const env = { ...settings, PORT: String(port), DATA_DIR: path.join(files.folder, `${role}-${place}`) };
      running.push(await forkListening(MAIN, { name: `the process ${role}`, args: [role], env }));
    }
    const pidsOf = (parts: readonly Listening[]) => parts.flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
    return {
      postgres,
      issuer,
      database_url,
      base_urls: ports.slice(0, apis).map((port) => `http://127.0.0.1:${port}`),
      pids: {
        api: pidsOf(running.slice(0, apis)),
        worker: pidsOf(running.slice(apis)),
        PostgreSQL: postgres.pid === undefined ? [] : [postgres.pid],
        'load itself': [process.pid],
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
