import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Whether one of two people has blocked the other: an SQL expression. @param person the column of one of them */
export const isBlockedFor = (person: string, viewer_id: string | null) =>
  sql<boolean>`exists (select from block where (blocker_id = ${sql.ref(person)} and blocked_id = ${viewer_id}::uuid)
    or (blocker_id = ${viewer_id}::uuid and blocked_id = ${sql.ref(person)}))`;

/** Whether one of two people has blocked the other. */
export async function areBlocked(db: Database, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('block')
    .select('blocker_id')
    .where(sql<boolean>`(blocker_id, blocked_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`)
    .executeTakeFirst();
  return found !== undefined;
}
