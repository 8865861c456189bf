import { ConfigError, readConfig } from '@abroad/api/config';
import { requireDatabases } from '../../../tools/lib/start/require-database.ts';
import { StartError } from '../../../tools/lib/start-error.ts';
import { parseArgs } from 'node:util';
import type { Roles } from './start-server.ts';
import { stopWithParent } from './stop-with-parent.ts';

const ROLES: Readonly<Record<string, Roles>> = {
  all: { serves: true, works: true },
  api: { serves: true, works: false },
  worker: { serves: false, works: true },
};

/**
 * One process of the product. `api` serves API and web on one port, `worker` works off the jobs and answers for its health
 * and metrics, and without either it does both. `--dev` serves the web through Vite.
 */
async function main([role = 'all', ...rest]: readonly string[], development: boolean): Promise<void> {
  const roles = ROLES[role];
  if (!roles || rest.length > 0) throw new StartError('usage: main.ts [api | worker]');
  const config = readConfig();
  const { database_url } = config;
  if (!database_url) throw new ConfigError('DATABASE_URL: the server needs a database; `npm start` brings one');
  await requireDatabases(database_url, config);
  // React's own word for its quick build; the configuration, with what it refuses, has been read by now.
  process.env['NODE_ENV'] = development ? 'development' : 'production';
  const { startServer } = await import('./start-server.ts');
  const server = await startServer({ ...config, database_url }, { ...roles, development });
  stopWithParent(server.stop, config.stop_ms);
  process.send?.({ ready: true });
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dev: { type: 'boolean', default: false } },
  });
  await main(positionals, values.dev);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
}
