import type { Database } from '../../db/connection.ts';

/** Keeps the id of a payment's intent at the provider, where none is kept yet. */
export async function keepIntentId(trx: Database, payment_id: string, intent_id: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ intent_id })
    .where('id', '=', payment_id)
    .where('intent_id', 'is', null)
    .execute();
}

/**
 * Notes that the provider was asked about a payment.
 * @param asked.checked_at RFC 3339; `mismatch` how its answer isn't about what was asked for.
 */
export async function noteAsked(
  db: Database,
  payment_id: string,
  asked: { checked_at: string; mismatch?: string },
): Promise<void> {
  await db.updateTable('payment').set(asked).where('id', '=', payment_id).execute();
}
