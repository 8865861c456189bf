import type { Config } from '@abroad/api/config/config';
// Not from the package's index, which would load the whole API.
import { migrate } from '@abroad/api/db/migrate';
import { loadReferenceData } from '@abroad/api/features/reference/load-reference-data';
import { embeddedDatabase } from './database.ts';
import { loadDemoData } from './demo-data.ts';
import { requireDatabases } from './require-database.ts';
import { step } from './steps.ts';
import type { Supervisor } from './supervisor.ts';

async function databaseOf(supervisor: Supervisor, config: Config, dataDir: string): Promise<string> {
  if (config.database_url) {
    await requireDatabases(config.database_url, config);
    return config.database_url;
  }
  const starting = embeddedDatabase(dataDir);
  await supervisor.add(starting);
  return (await starting).url;
}

/** Runs the migrations, and loads the reference data if there is none. */
export async function fillTables(databaseUrl: string, platform_country?: string): Promise<void> {
  await migrate(databaseUrl);
  await loadReferenceData(databaseUrl, platform_country);
}

/** Provides a database with current tables, the reference data and optionally the demo data. @returns its URL. */
export async function prepareDatabase(supervisor: Supervisor, config: Config, dataDir: string): Promise<string> {
  const url = await step('PostgreSQL', () => databaseOf(supervisor, config, dataDir));
  await step('Tables and reference data', () => fillTables(config.database_direct_url ?? url, config.platform_country));
  if (config.seed_demo) await step('Demo data', () => loadDemoData(url));
  return url;
}
