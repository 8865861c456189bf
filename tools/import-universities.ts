// Not from the package's index, which would load the whole API.
import { loadReferenceData } from '@abroad/api/features/reference/load-reference-data';
import { parseArgs } from 'node:util';
import { importIntoDatabase } from './lib/import-into-database.ts';
import { reportOf } from './lib/import-report.ts';
import { readUniversityFile } from './lib/university-file.ts';
import { withDatabase } from './lib/with-database.ts';

const USAGE = 'usage: node tools/boot.mjs import-universities FILE [--verbose]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    throw new Error(USAGE);
  }
  const entries = await readUniversityFile(file);
  const merge = await withDatabase(async (databaseUrl) => {
    // Otherwise the list would lack the data that the first start loads: common names and ranks.
    await loadReferenceData(databaseUrl);
    return importIntoDatabase(databaseUrl, entries);
  });
  console.log(reportOf(merge, values.verbose).join('\n'));
}

main().catch((error: unknown) => {
  console.error(`import-universities: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`);
  process.exitCode = 1;
});
