import { parseArgs } from 'node:util';
import { benchSavedSearches } from './bench/saved-searches/run.ts';

const { values } = parseArgs({
  options: { mentors: { type: 'string', default: '20000' }, searches: { type: 'string', default: '100000' } },
});
benchSavedSearches({ mentors: Number(values.mentors), searches: Number(values.searches) }).catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
