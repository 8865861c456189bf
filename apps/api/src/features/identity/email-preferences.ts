import type { EmailPreferences } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Changes a user's email preferences. Those that are left out keep their value. */
export async function changeEmailPreferences(
  db: Database,
  userId: string,
  changes: { [K in keyof EmailPreferences]?: boolean | undefined },
): Promise<void> {
  await db
    .updateTable('authenticated_user')
    .set({
      email_preferences: sql<string>`email_preferences || ${JSON.stringify(changes)}::jsonb`,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}
