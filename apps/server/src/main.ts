import { ConfigError, readConfig } from '@abroad/api/config';
import { requireDatabases } from '../../../tools/lib/start/require-database.ts';
import { StartError } from '../../../tools/lib/start-error.ts';
import { stopWithParent } from './stop-with-parent.ts';

/**
 * The process that serves API and web on one port and works off the jobs.
 * `--no-worker` leaves the jobs to other processes on the same database; `--dev` serves the web through Vite.
 */
async function main(flags: ReadonlySet<string>): Promise<void> {
  const config = readConfig();
  const { database_url } = config;
  if (!database_url) throw new ConfigError('DATABASE_URL: the server needs a database; `npm start` brings one');
  await requireDatabases(database_url, config);
  const development = flags.has('--dev');
  // React's own word for its quick build; the configuration, with what it refuses, has been read by now.
  process.env['NODE_ENV'] = development ? 'development' : 'production';
  const { startServer } = await import('./start-server.ts');
  const server = await startServer({ ...config, database_url }, { development, worker: !flags.has('--no-worker') });
  stopWithParent(server.stop, config.stop_ms);
  process.send?.({ ready: true });
}

try {
  await main(new Set(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
}
