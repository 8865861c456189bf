import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Runs a write that clears a user's words, which append-only tables and published reviews only allow in an erasure. */
export async function whileErasing(trx: Database, write: () => Promise<unknown>): Promise<void> {
  await sql`select set_config('abroad_mentors.erasing', 'on', true)`.execute(trx);
  await write();
  await sql`select set_config('abroad_mentors.erasing', '', true)`.execute(trx);
}
