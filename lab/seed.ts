import { parseArgs } from 'node:util';
import { reportedProgress } from '../tools/lib/progress.ts';
import { StartError } from '../tools/lib/start-error.ts';
import { withClient } from '../tools/lib/with-client.ts';
import { withDatabase } from '../tools/lib/with-database.ts';
import { FOR_MUCH_DATA } from '../tools/seed/for-much-data.ts';
import { MOST_MENTORS, MOST_SEED, seedMentors } from '../tools/seed/seed.ts';

const USAGE = 'usage: npm run lab -- seed --mentors N [--seed S]';

function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text ?? '') || value < least || value > most) {
    throw new StartError(`--${name} takes a whole number from ${least} to ${most}\n${USAGE}`);
  }
  return value;
}

function readArguments(): { mentors: number; seed: number } {
  const { values } = parseArgs({ options: { mentors: { type: 'string' }, seed: { type: 'string', default: '1' } } });
  return {
    mentors: wholeNumber('mentors', values.mentors, 1, MOST_MENTORS),
    seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
  };
}

async function main(): Promise<void> {
  const wanted = readArguments();
  const begin = performance.now();
  await withDatabase(async (databaseUrl, { alone }) => {
    await seedMentors(databaseUrl, { ...wanted, log: console.log, onProgress: reportedProgress('Mentors') });
    // Makes stopping the database later quick.
    if (alone) await withClient(databaseUrl, (client) => client.query('checkpoint'));
  }, FOR_MUCH_DATA);
  console.log(`Done in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

main().catch((error: unknown) => {
  console.error(`seed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
