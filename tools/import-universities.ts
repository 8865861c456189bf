import { loadReferenceData } from '@abroad/api';
import type { Merge } from '@abroad/reference-data/merge-universities';
import { parseArgs } from 'node:util';
import { importIntoDatabase } from './lib/import-into-database.ts';
import { readUniversityFile } from './lib/university-file.ts';
import { withDatabase } from './lib/with-database.ts';

const USAGE = 'usage: npm run import:universities -- FILE [--verbose]';
const SHOWN_REFUSALS = 20;

/** What happened, in lines; of the refused rows the first 20, or all with `verbose`. */
export function reportOf({ added, changed, unchanged, refused, repeated }: Merge, verbose: boolean): string[] {
  const shown = verbose ? refused : refused.slice(0, SHOWN_REFUSALS);
  const hidden = refused.length - shown.length;
  return [
    `${added.length} added, ${changed.length} changed, ${unchanged.length} unchanged, ${refused.length} refused`,
    ...(repeated > 0 ? [`${repeated} rows were about a university that an earlier row had named`] : []),
    ...shown.map(({ row, name, reason }) => `  row ${row}${name === null ? '' : ` (${name})`} refused: ${reason}`),
    ...(hidden > 0 ? [`  and ${hidden} more (--verbose shows all)`] : []),
  ];
}

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
    // A list that only the file made would lack what the first start loads: names that people type, and ranks.
    await loadReferenceData(databaseUrl);
    return importIntoDatabase(databaseUrl, entries);
  });
  console.log(reportOf(merge, values.verbose).join('\n'));
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(`import-universities: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`);
    process.exitCode = 1;
  });
}
