import { readConfig } from '@abroad/api/config';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { placesOf } from './lib/backup/files.ts';
import { writeBackup } from './lib/backup/write-backup.ts';
import { reportedProgress } from './lib/progress.ts';
import { StartError } from './lib/start-error.ts';
import { withDatabase } from './lib/with-database.ts';

const USAGE = 'usage: npm run backup -- FOLDER';

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new StartError(USAGE);
  const places = placesOf(readConfig());
  const { tables, files } = await withDatabase(
    (database_url) => writeBackup({ database_url, places, folder, onTable: reportedProgress('Tables') }),
    {},
    // A backup changes nothing.
    () => Promise.resolve(),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${path.resolve(folder)}`);
}

main().catch((error: unknown) => {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
