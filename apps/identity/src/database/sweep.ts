import type { Pool } from 'pg';

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

/** Deletes sessions, codes and tokens that have expired, and returns how many there were. */
export async function sweepExpired(pool: Pool): Promise<number> {
  const result = await pool.query('delete from identity.artifact where expires_at < now()');
  return result.rowCount ?? 0;
}

/**
 * Sweeps now and every ten minutes. A failed sweep waits for the next one.
 * @returns stops it, and resolves once no sweep asks the database any more.
 */
export function startSweeping(pool: Pool, onProblem: (message: string) => void): () => Promise<void> {
  let present = Promise.resolve();
  const sweep = () => {
    present = sweepExpired(pool).then(
      () => undefined,
      (error: Error) => onProblem(`could not sweep expired rows: ${error.message}`),
    );
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return present;
  };
}
