import type { Pool } from 'pg';
import { inTransaction } from './in-transaction.ts';

interface Schema {
  /** Any constant of its own: two programs that start at once make the tables one after the other. */
  lock: number;
  statements: string;
  /** The table that the statements make last; where it exists, nothing is left to do. */
  last_table: string;
}

/** Makes a program's own schema where it is missing. Safe to run at every start, and by several at once. */
export function ensureSchema(pool: Pool, { lock, statements, last_table }: Schema): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const existing = await client.query('select to_regclass($1) as last_table', [last_table]);
    if (existing.rows[0].last_table === null) {
      await client.query(statements);
    }
  });
}
