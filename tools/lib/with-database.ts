import { readConfig } from '@abroad/api/config';
import path from 'node:path';
import type { Conditions } from './postgres/server.ts';
import { takeDataDirectory } from './start/data-directory.ts';
import { embeddedDatabase } from './start/database.ts';
import { requireDatabase } from './start/require-database.ts';
import { runningInstance } from './start/instance.ts';
import { fillTables } from './start/prepare-database.ts';

/**
 * Lends a database with tables and reference data to a tool: the one of DATABASE_URL, past a pooler where there is a way, or that of the instance which
 * runs on DATA_DIR, or the embedded one, started for as long as it is used.
 * @param use is told, too, whether nobody else uses the database
 * @param conditions in which an embedded one runs, where it is started
 * @param prepare what is done to it first; tables and reference data unless said
 * @throws StartError when there is none to be had
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
