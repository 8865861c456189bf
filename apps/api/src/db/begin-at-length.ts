import type pg from 'pg';

/**
 * Begins a transaction that may take as long as it takes. The limits of those who serve (`SESSION_LIMITS`) are the role's
 * behind a pooler, and then everybody's.
 * @param mode as SQL has it: `isolation level repeatable read read only`
 */
export async function beginAtLength(client: Pick<pg.Client, 'query'>, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`);
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}
