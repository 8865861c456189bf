import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/**
 * Suspends a record, or lifts its suspension.
 * @param suspension.email only where the record has this address.
 * @param suspension.reason shown to the person; null lifts.
 * @param suspension.decision_id the decision that holds it; left out, the staff does. One that the staff holds stays theirs.
 * @returns whether there was something to change.
 */
export async function setSuspension(
  trx: Database,
  id: string,
  { email, reason, decision_id = null }: { email?: string; reason: string | null; decision_id?: string | null },
): Promise<boolean> {
  const is_staffs = sql<boolean>`(status = 'suspended' and suspended_by_decision_id is null
    and ${decision_id}::uuid is not null)`;
  const { numUpdatedRows } = await trx
    .updateTable('authenticated_user')
    .set({
      status: reason === null ? 'active' : 'suspended',
      suspension_reason: sql`case when ${is_staffs} then suspension_reason else ${reason} end`,
      suspended_by_decision_id: sql`case when ${is_staffs} then null else ${decision_id}::uuid end`,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .where('status', 'in', reason === null ? ['suspended'] : ['active', 'suspended'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
