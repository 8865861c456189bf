import { ConfigError, readConfig } from '@abroad/api/config';
import path from 'node:path';
import { describeProblem } from './lib/start/problem.ts';
import { fillTables } from './lib/start/prepare-database.ts';
import { requireDatabases } from './lib/start/require-database.ts';
import { step } from './lib/start/steps.ts';
import { buildWeb } from './lib/web-build/build-web.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * `npm run release`: prepares a new version before its processes are started, beside those of the previous version. The
 * migrations come last: if the web can't be built, nothing has changed.
 */
async function release(signal: AbortSignal): Promise<void> {
  const config = readConfig();
  const { database_url } = config;
  if (!database_url) throw new ConfigError('DATABASE_URL: name the database whose tables are brought up to date');
  const direct = await step('PostgreSQL', () => requireDatabases(database_url, config));
  await step('Web', () => buildWeb(ROOT, signal));
  await step('Tables and reference data', () => fillTables(direct, config.platform_country));
  console.log('released: processes of this version can be started');
}

const ending = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(event, () => {
    ending.abort();
    process.exit(1);
  });
}
try {
  await release(ending.signal);
  process.exit(0);
} catch (error) {
  console.error(describeProblem(error));
  process.exit(1);
}
