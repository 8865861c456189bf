import { parseArgs } from 'node:util';
import { progressTold } from './lib/progress.ts';
import { StartError } from './lib/start-error.ts';
import { FOR_MUCH_DATA } from './seed/for-much-data.ts';
import { MOST_MENTORS, MOST_SEED } from './seed/limits.ts';
import { startThreads } from './seed/making/threads.ts';

const USAGE = 'usage: npm run seed -- --mentors N [--seed S]';

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
  // They read their scripts while this one reads its own, and begin while the database gets ready.
  const threads = startThreads(wanted.mentors);
  try {
    const { guessedOrder, seedMentors } = await import('./seed/seed.ts');
    threads?.begin(guessedOrder(wanted));
    const { withDatabase } = await import('./lib/with-database.ts');
    await withDatabase((databaseUrl, { alone }) => {
      const options = { ...wanted, alone, log: console.log, onProgress: progressTold('Mentors') };
      return seedMentors(databaseUrl, options, threads);
    }, FOR_MUCH_DATA);
  } finally {
    await threads?.close();
  }
  console.log(`Done in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

main().catch((error: unknown) => {
  console.error(`seed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
