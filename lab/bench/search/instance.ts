import pg from 'pg';
import { startProgress } from '../../../tools/lib/progress.ts';
import { takeDataDirectory } from '../../../tools/lib/start/data-directory.ts';
import { embeddedDatabase } from '../../../tools/lib/start/database.ts';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { StartError } from '../../../tools/lib/start-error.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import type { Stopper } from './stopper.ts';

/** The value that PostgreSQL's manual recommends for a dedicated machine; its default is for the smallest machines. */
const AS_WHERE_IT_RUNS = { shared_buffers: '2GB' };

async function countMentors(database_url: string): Promise<number> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from mentor_search');
  await client.end();
  return rows[0]?.count ?? 0;
}

/** The database of a data directory with enough mentors. @throws StartError if it has too few. */
async function reuse(dataDir: string, mentors: number, stopper: Stopper): Promise<string> {
  const lock = await takeDataDirectory(dataDir);
  stopper.add(lock.release);
  const database = await embeddedDatabase(dataDir, { settings: AS_WHERE_IT_RUNS });
  stopper.add(database.stop);
  await fillTables(database.url);
  const there = await countMentors(database.url);
  if (there < mentors) {
    throw new StartError(
      `${dataDir} has ${there} mentors: npm run lab -- seed --mentors ${mentors} brings the others.`,
    );
  }
  return database.url;
}

async function seedNewDatabase(mentors: number, stopper: Stopper): Promise<string> {
  const postgres = await startThrowAwayPostgres('disk', AS_WHERE_IT_RUNS);
  stopper.add(postgres.stop);
  await fillTables(postgres.url());
  const progress = startProgress('Mentors', mentors);
  await seedMentors(postgres.url(), { mentors, seed: 1, log: () => {}, onProgress: progress.reached });
  progress.end();
  return postgres.url();
}

/** A database with this many made-up mentors: that of a data directory, or a temporary one. */
export const openInstance = (dataDir: string | null, mentors: number, stopper: Stopper): Promise<string> =>
  dataDir === null ? seedNewDatabase(mentors, stopper) : reuse(dataDir, mentors, stopper);
