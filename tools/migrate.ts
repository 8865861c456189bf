import { ConfigError, readConfig } from '@abroad/api/config/config';
import { fillTables } from './lib/start/prepare-database.ts';
import { requireDatabases } from './lib/start/require-database.ts';
import { runToEnd } from './lib/start/run-to-end.ts';

/** `npm run migrate`: brings tables and reference data to this version, while processes of the previous one run. */
await runToEnd(async () => {
  const config = readConfig();
  const { database_url } = config;
  if (!database_url) throw new ConfigError('DATABASE_URL: name the database whose tables are brought up to date');
  await fillTables(await requireDatabases(database_url, config), config.platform_country);
  return 'migrated: processes of this version can be started';
});
