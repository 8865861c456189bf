import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { PERSONAL_DATA } from '../../db/owners.ts';
import { removeServices } from '../event-types/index.ts';

/** Removes everything that belongs to a person, in the transaction that erases them. What hangs on these rows goes along. */
export async function removeBelongings(trx: Database, user_id: string): Promise<void> {
  for (const [table, { erasure }] of Object.entries(PERSONAL_DATA)) {
    if (erasure === 'deleted') {
      await sql`delete from ${sql.table(table)} where auth_user_id = ${user_id}`.execute(trx);
    }
  }
  await removeServices(trx, user_id);
  // What waits to be compared with saved searches has words that they were found by.
  await trx.deleteFrom('saved_search_change').where('auth_user_id', '=', user_id).execute();
}
