import { ConfigError, readConfig } from '@abroad/api/config/config';
import { requireDatabases } from '../../../tools/lib/start/require-database.ts';
import { StartError } from '../../../tools/lib/start-error.ts';
import { parseArgs } from 'node:util';
import { stopWithParent } from './stop-with-parent.ts';

const ROLES = ['all', 'api', 'worker'] as const;

/**
 * One process of the product. `api` serves API and web on one port, `worker` works off the jobs and answers for its health
 * and metrics, and without either it does both. `--dev` serves the web through Vite.
 */
async function main([asked = 'all', ...rest]: readonly string[], development: boolean): Promise<void> {
  const role = ROLES.find((one) => one === asked);
  if (!role || rest.length > 0) throw new StartError('usage: main.ts [api | worker]');
  const config = readConfig();
  const { database_url } = config;
  if (!database_url) throw new ConfigError('DATABASE_URL: the server needs a database; `npm start` brings one');
  await requireDatabases(database_url, config);
  // React's own word for its quick build; the configuration, with what it refuses, has been read by now.
  process.env['NODE_ENV'] = development ? 'development' : 'production';
  const { startServer } = await import('./start-server.ts');
  const server = await startServer({ ...config, database_url }, { role, development });
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
