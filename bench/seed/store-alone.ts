import { availableParallelism } from 'node:os';
import { buildIndexes } from '../../tools/lib/table-indexes.ts';
import { embeddedDatabase } from '../../tools/lib/start/database.ts';
import { fillTables } from '../../tools/lib/start/prepare-database.ts';
import { withClient } from '../../tools/lib/with-client.ts';
import { FOR_MUCH_DATA } from '../../tools/seed/for-much-data.ts';
import { prepareAfresh } from '../../tools/seed/load/afresh.ts';
import type { StoredRows } from './rows.ts';

/** Fills a table from its file, builds its indexes and counts its statistics, in one transaction. */
async function fillTable(databaseUrl: string, { table, columns, file }: StoredRows): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const indexes = await prepareAfresh(client, [table]);
    await client.query(`copy ${table} (${columns}) from '${file}' (format binary, freeze)`);
    const quick = indexes.filter(({ is_gin }) => !is_gin);
    const slow = indexes.filter(({ is_gin }) => is_gin);
    await buildIndexes(client, quick, { helpers: 0 });
    await buildIndexes(client, slow, { helpers: availableParallelism() - 1 });
    await client.query(`analyze ${table}`);
    await client.query('commit');
  });
}

/**
 * Stores rows that are made already in a new data directory, in the same tables with the same indexes and settings as the seed, with
 * a connection for each processor. The server reads the files itself, so that this is about what PostgreSQL takes for them.
 */
export async function storeAlone(dataDir: string, stored: readonly StoredRows[]): Promise<void> {
  const database = await embeddedDatabase(dataDir, FOR_MUCH_DATA);
  try {
    await fillTables(database.url);
    const waiting = stored.values();
    const fillNext = async () => {
      for (const rows of waiting) await fillTable(database.url, rows);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, fillNext));
    await withClient(database.url, (client) => client.query('checkpoint'));
  } finally {
    await database.stop();
  }
}
