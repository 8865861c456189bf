import { readConfig } from '@abroad/api/config/config';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { placesOf } from './lib/backup/files.ts';
import { recordBackup } from './lib/backup/record-backup.ts';
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
  const { tables, files, rows, isNoted } = await withDatabase(
    async (database_url) => {
      const made = await writeBackup({ database_url, places, folder, onTable: reportedProgress('Tables') });
      const sum = made.tables.reduce((all, table) => all + table.rows, 0);
      const note = { made_at: made.made_at, rows: sum, files: made.files.length };
      return { ...made, rows: sum, isNoted: await recordBackup(database_url, note) };
    },
    {},
    // A backup changes no tables.
    () => Promise.resolve(),
  );
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${path.resolve(folder)}`);
  if (!isNoted) console.log('The console will not show it: the database did not take the note.');
}

main().catch((error: unknown) => {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
