import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Happening } from './happening.ts';
import type { Payment } from './payment.ts';

/**
 * Writes down that a promised refund can't be made: nothing has gone back, and what was promised is held again. Under
 * the lock of the payment's row.
 * @returns what the history tells of it; nothing where the refund was decided already.
 */
export async function failRefund(
  trx: Database,
  payment: Payment,
  { refund_id, failure, now }: { refund_id: string; failure: string; now: number },
): Promise<Happening[]> {
  const at = toInstant(now);
  const failed = await trx
    .updateTable('refund')
    .set({ status: 'failed', failure, updated_at: at })
    .where('id', '=', refund_id)
    .where('status', '=', 'pending')
    .where('provider_refund_id', 'is', null)
    .returning('amount_minor')
    .executeTakeFirst();
  if (!failed) {
    return [];
  }
  const { amount_minor } = failed;
  await trx
    .updateTable('payment')
    .set((row) => ({ refund_pending_minor: row('refund_pending_minor', '-', amount_minor), updated_at: at }))
    .where('id', '=', payment.id)
    .execute();
  return [{ kind: 'refund_failed', amount_minor, payment_id: payment.id, refund_id }];
}
