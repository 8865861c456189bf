import { readConfig } from '@abroad/api/config/config';
import path from 'node:path';
import type { Conditions } from './postgres/server.ts';
import { takeDataDirectory } from './start/data-directory.ts';
import { embeddedDatabase } from './start/database.ts';
import { requireDatabase } from './start/require-database.ts';
import { runningInstance } from './start/instance.ts';
import { fillTables } from './start/prepare-database.ts';

/**
 * Provides a database with tables and reference data to a tool: that of DATABASE_URL (bypassing a pooler if possible), that of the instance
 * running on DATA_DIR, or the embedded one, started for the duration of the use.
 * @param use also gets whether it is the database's only user
 * @param conditions settings of an embedded one, if it is started
 * @param prepare the first step; by default tables and reference data
 * @throws StartError if there is no database
 */
export async function withDatabase<T>(
  use: (databaseUrl: string, beside: { alone: boolean }) => Promise<T>,
  conditions: Conditions = {},
  prepare: (databaseUrl: string) => Promise<void> = fillTables,
): Promise<T> {
  const config = readConfig();
  const dataDir = path.resolve(config.data_dir);
  const url = config.database_direct_url ?? config.database_url ?? runningInstance(dataDir)?.database_url;
  if (url) {
    await requireDatabase(url);
    await prepare(url);
    return use(url, { alone: false });
  }
  const lock = await takeDataDirectory(dataDir);
  try {
    const database = await embeddedDatabase(dataDir, conditions);
    try {
      await prepare(database.url);
      return await use(database.url, { alone: true });
    } finally {
      await database.stop();
    }
  } finally {
    lock.release();
  }
}
