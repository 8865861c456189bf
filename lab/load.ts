import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { benchLoad } from './bench/load/run.ts';
import { StartError } from '../tools/lib/start-error.ts';

const USAGE = 'usage: npm run lab -- load [--short] [--processes N]';
const MOST_PROCESSES = 64;

/** `npm run lab -- load`: measures the load that one machine can take, and its behaviour above that. Everything runs on this machine. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { short: { type: 'boolean', default: false }, processes: { type: 'string' } },
  });
  // One processor for each process that serves; PostgreSQL, the worker and the load share the last.
  const apis = Number(values.processes ?? Math.max(1, availableParallelism() - 1));
  if (!Number.isInteger(apis) || apis < 1 || apis > MOST_PROCESSES) throw new StartError(USAGE);
  if (!(await benchLoad({ is_short: values.short, apis }))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`load: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
