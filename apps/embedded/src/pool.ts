import { Pool } from 'pg';

/** Hashing passwords can keep a small machine busy for seconds; a sign-in then waits rather than fails. */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Opens a small pool. A connection that breaks while it is idle is told to `onProblem`
 * instead of ending the process: the pool replaces it by itself.
 */
export function openPool(databaseUrl: string, onProblem: (message: string) => void): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 5, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  pool.on('error', (error) => {
    if (!pool.ending) {
      onProblem(`database connection lost: ${error.message}`);
    }
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
