import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { makeThrowAwayFolder } from '../../tools/lib/throw-away-folder.ts';
import { takeTurns } from '../lib/rounds.ts';
import { table, times } from '../lib/table.ts';
import { timed } from '../lib/timed.ts';
import { storeRows } from './rows.ts';
import { storeAlone } from './store-alone.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Wishes {
  mentors: number;
  rounds: number;
  /** Of the commands. */
  env: Record<string, string | undefined>;
}

/** The command as a person gives it. @throws Error when it fails */
async function seed(dataDir: string, { mentors, env: given }: Pick<Wishes, 'mentors' | 'env'>): Promise<void> {
  const env = { ...given, DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_DIRECT_URL: '' };
  const child = spawn('npm', ['run', 'seed', '--', '--mentors', String(mentors)], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm run seed ended with ${code}`);
}

/**
 * Makes mentors up and stores them with `npm run seed`, stores the same rows by turns when they are made already, each in a new data
 * directory, and prints how long both took.
 */
export async function benchSeed(wishes: Wishes): Promise<void> {
  const { mentors, rounds } = wishes;
  const { folder, remove } = makeThrowAwayFolder('disk');
  const dataDir = path.join(folder, 'data');
  // Taken away when the clock stands.
  const inNewPlace = async (work: () => Promise<void>) => {
    rmSync(dataDir, { recursive: true, force: true });
    return timed(work);
  };
  try {
    await seed(dataDir, wishes);
    const stored = await storeRows(dataDir, path.join(folder, 'rows'));
    const took = await takeTurns(
      {
        seed: () => inNewPlace(() => seed(dataDir, wishes)),
        alone: () => inNewPlace(() => storeAlone(dataDir, stored)),
      },
      rounds,
    );
    const seconds = (name: 'seed' | 'alone') => (took.median(name) / 1000).toFixed(1);
    const rows = [
      ['', 'seconds', 'beside storing alone'],
      ['npm run seed', seconds('seed'), times(took.ratio('seed', 'alone'))],
      ['storing the same rows alone', seconds('alone'), ''],
    ];
    const megabytes = stored.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    console.log(`\n${table(rows)}\n`);
    console.log(
      `${mentors} mentors, ${megabytes.toFixed(0)} MB of rows, median of ${rounds} rounds, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`,
    );
  } finally {
    remove();
  }
}
