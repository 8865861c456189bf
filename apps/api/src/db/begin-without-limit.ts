import type pg from 'pg';

/**
 * Begins a transaction without a time limit. The limits of request handlers (`SESSION_LIMITS`) belong to the role behind
 * a pooler, and so apply to all connections.
 * @param mode in SQL: `isolation level repeatable read read only`
 */
export async function beginWithoutLimit(client: Pick<pg.Client, 'query'>, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`);
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}
