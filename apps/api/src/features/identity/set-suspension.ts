import type { Database } from '../../db/connection.ts';

/**
 * Suspends a record that has this address, or lifts its suspension.
 * @param reason shown to the person; null lifts.
 * @returns whether there was something to change.
 */
export async function setSuspension(
  trx: Database,
  id: string,
  { email, reason }: { email: string; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('authenticated_user')
    .set({ status: reason === null ? 'active' : 'suspended', suspension_reason: reason, updated_at: new Date() })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('status', 'in', reason === null ? ['suspended'] : ['active', 'suspended'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
