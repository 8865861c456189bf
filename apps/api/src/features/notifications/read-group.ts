import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Marks a person's notifications of a booking or thread as seen and read, because they opened it. Call it with their lock held. */
export async function readGroup(trx: Database, user_id: string, group_key: string): Promise<void> {
  await sql`
    update notification set seen_at = coalesce(seen_at, now()), read_at = now()
    where auth_user_id = ${user_id} and group_key = ${group_key} and read_at is null`.execute(trx);
}
