import pg from 'pg';
import type { Context } from '../context.ts';
import { directUrl } from '../db/direct-url.ts';
import { DiscreetClient } from '../db/without-rows.ts';

/** The application name of the queues' connections in the database. */
export const JOBS_NAME = 'abroad-mentors-jobs';

type Done = (error?: Error | boolean) => void;
type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

const firstTimeOnly = (done: Done): Done => {
  let isDone = false;
  return (error) => {
    if (!isDone) {
      isDone = true;
      done(error);
    }
  };
};

/** The queue may release a broken connection twice, which the pool answers with an error that would end the process. */
class ForgivingPool extends pg.Pool {
  override connect = ((lent?: Lent) => {
    if (lent === undefined) {
      return new Promise<pg.PoolClient>((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection'))));
      });
    }
    return super.connect((error, client, done: Done | undefined) => {
      // A closing pool gives an error without a connection to release.
      const once = firstTimeOnly(done ?? (() => {}));
      lent(error, client && Object.assign(client, { release: once }), once);
    });
  }) as pg.Pool['connect'];
}

/**
 * Opens connections for the job queue that don't end the process when they break. The queue's own pool would close
 * without a listener for a lost database; this one is closed by the caller.
 * @param size the most connections
 */
export function openQueuePool(
  { config, logger }: Pick<Context, 'config' | 'logger'>,
  size: number,
): { pool: pg.Pool; close: () => Promise<void> } {
  const pool = new ForgivingPool({
    Client: DiscreetClient,
    connectionString: directUrl(config),
    max: size,
    application_name: JOBS_NAME,
  });
  const onError = (error: Error) =>
    logger.warn({ err: error, part: 'jobs' }, 'a database connection of the queue broke');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { pool, close: () => pool.end() };
}
