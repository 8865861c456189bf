import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { PERSONAL_DATA } from '../../db/tables.ts';
import { removeServices } from '../event-types/take-down.ts';

/**
 * Deletes all rows of a user, in the transaction that erases them. Dependent rows are deleted by their foreign keys.
 */
export async function deletePersonalRows(trx: Database, user_id: string): Promise<void> {
  for (const { table, erasure } of PERSONAL_DATA) {
    if (erasure === 'deleted') {
      await sql`delete from ${sql.table(table)} where auth_user_id = ${user_id}`.execute(trx);
    }
  }
  await removeServices(trx, user_id);
  // Changes that wait to be matched with saved searches contain the mentor's words.
  await trx.deleteFrom('saved_search_change').where('auth_user_id', '=', user_id).execute();
}
