import { statSync } from 'node:fs';
import path from 'node:path';
import { escapeIdentifier } from 'pg';
import { listTables, nameOf } from '../../tools/lib/backup/tables.ts';
import { unprivilegedAccount } from '../../tools/lib/postgres/account.ts';
import { dataFolder, makePrivateFolder } from '../../tools/lib/postgres/data-folder.ts';
import { embeddedDatabase } from '../../tools/lib/start/database.ts';
import { withClient } from '../../tools/lib/with-client.ts';
import { TABLES } from '../../tools/seed/load/tables.ts';

/** A table's rows in a file, as PostgreSQL's `COPY` writes them in its binary format. */
export interface StoredRows {
  table: string;
  columns: string;
  file: string;
  bytes: number;
}

/** What the seed fills, with what searches count by. */
const SEEDED: ReadonlySet<string> = new Set([...TABLES, 'search_bitmap', 'search_sample']);

/**
 * Writes the rows of a data directory that was seeded into files of the server's account.
 * @param folder is made
 * @returns the largest first
 */
export async function storeRows(dataDir: string, folder: string): Promise<StoredRows[]> {
  makePrivateFolder(folder, unprivilegedAccount(dataFolder(dataDir, null)));
  const database = await embeddedDatabase(dataDir);
  try {
    return await withClient(database.url, async (client) => {
      const stored: StoredRows[] = [];
      for (const table of (await listTables(client)).filter(({ name }) => SEEDED.has(name))) {
        const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
        const file = path.join(folder, table.name);
        await client.query(`copy ${nameOf(table)} (${columns}) to '${file}' (format binary)`);
        stored.push({ table: nameOf(table), columns, file, bytes: statSync(file).size });
      }
      return stored.toSorted((one, other) => other.bytes - one.bytes);
    });
  } finally {
    await database.stop();
  }
}
