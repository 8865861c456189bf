import { readConfig } from '@abroad/api/config/config';
import { parseArgs } from 'node:util';
import { carryErasures } from './lib/backup/carry-erasures.ts';
import { placesOf } from './lib/backup/files.ts';
import { readManifest } from './lib/backup/manifest.ts';
import { restoreBackup } from './lib/backup/restore-backup.ts';
import { reportedProgress } from './lib/progress.ts';
import { StartError } from './lib/start-error.ts';
import { withDatabase } from './lib/with-database.ts';

const USAGE = 'usage: npm run restore -- FOLDER [--erased-in DATABASE_URL]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'erased-in': { type: 'string' } } });
  const [folder] = positionals;
  const before = values['erased-in'];
  if (folder === undefined || positionals.length > 1) throw new StartError(USAGE);
  // The manifest is checked before a database is created.
  readManifest(folder);
  const places = placesOf(readConfig());
  await withDatabase(
    async (database_url) => {
      const { made_at, tables, files } = await restoreBackup({
        database_url,
        places,
        folder,
        onTable: reportedProgress('Tables'),
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${rows} rows of ${tables.length} tables and ${files.length} files are as they were at ${made_at}`);
      if (before !== undefined) {
        console.log(`${await carryErasures(before, database_url)} erasures since then were carried over`);
      }
    },
    {},
    // The backup says which tables there were.
    () => Promise.resolve(),
  );
}

main().catch((error: unknown) => {
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
