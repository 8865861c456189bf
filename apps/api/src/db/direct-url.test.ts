import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createContext } from '../context.ts';
import { startWorker } from '../jobs/worker.ts';
import { createTestDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('past a pooler go those who listen, for free times and for jobs, and the search index; all others through it', async () => {
  const [database, data] = await Promise.all([createTestDatabase(), temporaryFolder()]);
  const [lent, direct] = ['lent', 'direct'].map((way) => `${database.url}?application_name=${way}`);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: data.folder,
    DATABASE_URL: lent,
    DATABASE_DIRECT_URL: direct,
    SEARCH_ENGINE: 'index',
  });
  const context = createContext({ ...config, database_url: lent ?? '' }, { logger: pino({ level: 'silent' }) });
  context.availability_changes.subscribe('somebody', () => undefined);
  context.search_index?.start();
  const worker = await startWorker(context);
  /** Which of the two URLs the connections were opened with since the last call. */
  async function waysOf(query: string): Promise<string[]> {
    const { rows } = await sql<{ way: string }>`
      select distinct application_name as way from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike ${query}`.execute(context.db);
    return rows.map(({ way }) => way);
  }
  try {
    await expect.poll(() => waysOf('listen availability%')).toEqual(['direct']);
    await expect.poll(() => waysOf('listen%jobs:insert%')).toEqual(['direct']);
    await expect.poll(() => waysOf('%search_change%')).toEqual(['direct']);
    await Promise.all([1, 2].map(() => sql`select 'a request', pg_sleep(0.1)`.execute(context.db)));
    expect(await waysOf('%a request%')).toEqual(['lent']);
  } finally {
    await worker.stop();
    await context.close();
    await database.drop();
    await data.remove();
  }
});
