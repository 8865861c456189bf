import type { PoolClient } from 'pg';
import { findRow, lockIntent, updateRow } from '../database/queries.ts';
import { recordEvent } from '../events/record.ts';
import { presentCharge, presentRefund } from '../present.ts';

/** Lets a refund become what its card makes of it: settled, or failed with the money back at the merchant. */
export async function settleRefund(db: PoolClient, id: string): Promise<void> {
  const { intent_id } = await findRow(db, 'refund', id);
  await lockIntent(db, intent_id);
  const refund = await findRow(db, 'refund', id);
  if (refund.becomes === null) {
    return;
  }
  const hasFailed = refund.becomes === 'failed';
  const changed = await updateRow(db, 'refund', id, {
    status: refund.becomes,
    failure_reason: hasFailed ? 'expired_or_canceled_card' : null,
    becomes: null,
    due: null,
  });
  await recordEvent(db, 'refund.updated', presentRefund(changed));
  if (hasFailed) {
    const charge = await findRow(db, 'charge', refund.charge_id);
    const amount_refunded = charge.amount_refunded - refund.amount;
    const restored = await updateRow(db, 'charge', charge.id, { amount_refunded });
    await recordEvent(db, 'refund.failed', presentRefund(changed));
    await recordEvent(db, 'charge.updated', presentCharge(restored, null));
  }
}
