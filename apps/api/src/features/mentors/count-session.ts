import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Adds a session to its mentor's count (1), or removes one that was not held after all (-1). */
export async function countSession(trx: Database, mentor_user_id: string, by: 1 | -1): Promise<void> {
  await sql`
    update mentor_profile set session_count = greatest(session_count + ${by}::int, 0)
    where auth_user_id = ${mentor_user_id}`.execute(trx);
}
