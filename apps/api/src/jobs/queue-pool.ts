import pg from 'pg';
import type { Context } from '../context.ts';

/** One listens, one keeps the clock's jobs, the rest take jobs and give them back. */
const CONNECTIONS_BESIDE_JOBS = 4;

/**
 * Lends the job queue connections. Its own pool is left to close by itself, when nobody hears any more that a database
 * went away meanwhile; this one is closed when the promise settles.
 * @param concurrency how many jobs run at once
 */
export async function withQueuePool<T>(
  { config, logger }: Pick<Context, 'config' | 'logger'>,
  concurrency: number,
  use: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const { pool, close } = openQueuePool({ config, logger }, concurrency);
  try {
    return await use(pool);
  } finally {
    await close();
  }
}

/** Opens connections for the job queue, which breaking ones don't end the process with. */
export function openQueuePool(
  { config, logger }: Pick<Context, 'config' | 'logger'>,
  concurrency: number,
): { pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: config.database_url,
    max: concurrency + CONNECTIONS_BESIDE_JOBS,
    application_name: 'abroad-mentors-jobs',
  });
  const onError = (error: Error) =>
    logger.warn({ err: error, part: 'jobs' }, 'a database connection of the queue broke');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, close: () => pool.end() };
}
