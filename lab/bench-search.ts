import { parseArgs } from 'node:util';
import { benchSearch } from './bench/search/run.ts';
import { StartError } from '../tools/lib/start-error.ts';
import { MOST_MENTORS } from '../tools/seed/seed.ts';

const USAGE = `usage: npm run lab -- bench:search [--mentors N] [--writes], and DATA_DIR for mentors that are there already`;
const DEFAULT_MENTORS = '20000';
/** With fewer mentors, too few words are common. */
const FEWEST_MENTORS = 2000;

function readMentors(text: string): number {
  const mentors = Number(text);
  if (Number.isInteger(mentors) && mentors >= FEWEST_MENTORS && mentors <= MOST_MENTORS) return mentors;
  throw new StartError(`--mentors takes a whole number from ${FEWEST_MENTORS} to ${MOST_MENTORS}\n${USAGE}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { mentors: { type: 'string', default: DEFAULT_MENTORS }, writes: { type: 'boolean', default: false } },
  });
  const data_dir = process.env['DATA_DIR'] ?? null;
  await benchSearch({ mentors: readMentors(values.mentors), data_dir, writes: values.writes });
}

main().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
