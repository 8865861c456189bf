import type { Database } from '../../db/connection.ts';

/**
 * Suspends a record, or lifts its suspension.
 * @param suspension.email only where the record has this address.
 * @param suspension.reason shown to the person; null lifts.
 * @returns whether there was something to change.
 */
export async function setSuspension(
  trx: Database,
  id: string,
  { email, reason }: { email?: string; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('authenticated_user')
    .set({ status: reason === null ? 'active' : 'suspended', suspension_reason: reason, updated_at: new Date() })
    .where('id', '=', id)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .where('status', 'in', reason === null ? ['suspended'] : ['active', 'suspended'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
