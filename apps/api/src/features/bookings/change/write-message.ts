import type { Database } from '../../../db/connection.ts';

/** Replaces the message of a booking by decision of the staff. Under the locks of both people. */
export async function writeMessage(trx: Database, id: string, message: string | null): Promise<void> {
  await trx.updateTable('booking').set({ message }).where('id', '=', id).execute();
}
