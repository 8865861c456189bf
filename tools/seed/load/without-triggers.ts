import type pg from 'pg';

/** Below this, triggers take less time than recomputing their results. */
const WORTH_IT = 5000;

/**
 * Disables triggers and foreign keys until the transaction ends, if there are many rows and the role may.
 * @returns whether they are disabled: then the new rows must be announced
 */
export async function disableTriggers(client: pg.Client, coming: number): Promise<boolean> {
  if (coming < WORTH_IT) return false;
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'SET') as may`,
  );
  if (rows[0]?.may !== true) return false;
  await client.query('set local session_replication_role = replica');
  return true;
}

/** Lets indexes read all documents again, since no trigger has reported the new ones. */
export async function announce(client: pg.Client): Promise<void> {
  await client.query('analyze search_document, mentor_search');
  await client.query('update search_outbox set generation = generation + 1');
}

/** Spares searches one-time work: rows are marked as visible to all, and the GIN index merges its pending list. */
export async function tidy(client: pg.Client, log: (line: string) => void): Promise<void> {
  log('Vacuuming');
  await client.query('vacuum (analyze)');
}
