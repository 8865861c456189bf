import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startIssuer, type TestIssuer } from '@abroad/api/testing/issuer';
import pg from 'pg';
import { freePort } from '../../../tools/lib/ports.ts';
import { makeThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { databasePart, type DatabasePart } from './database-part.ts';
import { forkedPart, type Part } from './part.ts';
import { addMentors, addProspects, type Citizen } from './people.ts';
import { providerProxy, type ProviderProxy } from './provider-proxy.ts';
import { sandboxPart, type SandboxPart } from './sandbox-part.ts';

export interface World {
  url: string;
  issuer: TestIssuer;
  database: Part;
  apis: readonly (Part & { base_url: string })[];
  workers: readonly Part[];
  sandbox: SandboxPart;
  /** The environment of a process, except its own URL and folder. */
  settings: Readonly<Record<string, string>>;
  /** The folder of photos; each process also has its own `DATA_DIR`. */
  media_folder: string;
  /** The proxy between the API and the payment provider. */
  provider: ProviderProxy;
  mentors: readonly Citizen[];
  prospects: readonly Citizen[];
  /** Queries the database, even after it was killed and restarted. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface WorldOptions {
  apis?: number;
  workers?: number;
  mentors?: number;
  prospects?: number;
  /** The database; by default one PostgreSQL. */
  makeDatabase?: () => Promise<DatabasePart>;
  /** Settings of the API and the worker. */
  env?: Readonly<Record<string, string>>;
}

const MODULE = new URL('api-process.ts', import.meta.url);

/** The whole product, each part in its own process, on this machine and free ports. */
export async function createWorld(wishes: WorldOptions = {}): Promise<World> {
  const {
    apis: apiCount = 3,
    workers: workerCount = 1,
    mentors = 20,
    prospects = 200,
    env = {},
    makeDatabase = databasePart,
  } = wishes;
  const [database, issuer] = await Promise.all([makeDatabase(), startIssuer()]);
  const { url } = database;
  await fillTables(url);
  const ports = [];
  for (let made = 0; made < apiCount; made += 1) ports.push(await freePort());
  const sandbox = await sandboxPart({ database_url: url, tell_url: `http://127.0.0.1:${ports[0]}` });
  const provider = await providerProxy(sandbox.base_url);
  const files = makeThrowAwayFolder('memory');
  const media_folder = path.join(files.folder, 'media');
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    OIDC_ISSUER: issuer.issuer,
    LOG_LEVEL: 'fatal',
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    MEDIA_FOLDER: media_folder,
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    ...sandbox.settings,
    STRIPE_API_URL: provider.base_url,
    ...env,
  };
  const settingsOf = (name: string) => ({ ...settings, DATA_DIR: path.join(files.folder, name) });
  const apis = ports.map((port, place) => {
    const own = { ...settingsOf(`api-${place + 1}`), PORT: String(port) };
    return {
      ...forkedPart({ name: `API ${place + 1}`, module: MODULE, env: own }),
      base_url: `http://127.0.0.1:${port}`,
    };
  });
  const workers = Array.from({ length: workerCount }, (_, place) =>
    forkedPart({
      name: `worker ${place + 1}`,
      module: MODULE,
      args: ['--worker'],
      env: settingsOf(`worker-${place + 1}`),
    }),
  );
  await sandbox.start();
  await workers[0]?.start();
  await Promise.all([...apis, ...workers.slice(1)].map((part) => part.start()));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const people = {
    mentors: await addMentors(client, url, issuer, mentors),
    prospects: await addProspects(client, issuer, prospects),
  };
  await client.end();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    issuer,
    database,
    apis,
    workers,
    sandbox,
    media_folder,
    settings,
    provider,
    ...people,
    async ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const { rows } = await pool.query<Row>(text, [...values]);
      return rows;
    },
    async close() {
      await Promise.all([...apis, ...workers].map((part) => part.stop()));
      await provider.close();
      await sandbox.stop();
      await pool.end();
      await issuer.close();
      await database.remove();
      files.remove();
    },
  };
}
