import { parseArgs } from 'node:util';
import type { Conditions } from './lib/postgres/server.ts';
import { progressTold } from './lib/progress.ts';
import { StartError } from './lib/start-error.ts';
import { MOST_MENTORS, MOST_SEED } from './seed/limits.ts';
import { startThreads } from './seed/making/threads.ts';

/**
 * For the embedded database where the product doesn't run: what a new file holds need not be logged, and the disk is
 * written to in the background. Everything is as safe as ever: the files are on the disk before the transaction ends.
 */
const FOR_MUCH_DATA: Conditions = {
  settings: {
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '8GB',
    checkpoint_timeout: '1h',
    shared_buffers: '512MB',
    // What indexes are built from was written just now and lies in memory: nobody need read ahead, nor for somebody else.
    io_method: 'sync',
    effective_io_concurrency: '0',
    autovacuum: 'off',
  },
  environment: {
    // Memory comes in large pages, and stays where an index took little; what many rows were sorted in is for the next connection to sort in
    // (glibc manual, “Memory Allocation Tunables”).
    GLIBC_TUNABLES:
      'glibc.malloc.hugetlb=1:glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=33554432:glibc.malloc.top_pad=4194304',
  },
};
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
