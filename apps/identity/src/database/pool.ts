import { Pool } from 'pg';

/**
 * Opens a small pool. A connection that breaks while it is idle is told to `onProblem`
 * instead of ending the process: the pool replaces it by itself.
 */
export function openPool(databaseUrl: string, onProblem: (message: string) => void): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 5, connectionTimeoutMillis: 3_000 });
  pool.on('error', (error) => {
    if (!pool.ending) {
      onProblem(`database connection lost: ${error.message}`);
    }
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
