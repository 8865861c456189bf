import { newId } from '../../core/ids.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { RefundSnapshot } from '../../providers/payments/port.ts';
import type { MoneyEvent } from './money-event.ts';
import type { Payment, Refund } from './payment.ts';
import { postRefund, postRefundFailed } from './ledger.ts';

export const MADE_AT_PROVIDER = 'made_at_provider';

/**
 * Whether a refund's status may change like this: a failed one stays failed, and only a succeeded one can fail later.
 */
const follows = (from: Refund['status'], to: Refund['status']): boolean =>
  from === 'pending' ? to !== 'pending' : from === 'succeeded' && to === 'failed';

/** Finds our row of a refund, or creates one for a refund that was made at the provider. */
async function findOrCreateRefund(
  trx: Database,
  payment: Payment,
  snapshot: RefundSnapshot,
  at: string,
): Promise<Refund> {
  const refunds = await trx.selectFrom('refund').selectAll().where('payment_id', '=', payment.id).execute();
  const known = refunds.find(
    ({ id, provider_refund_id }) => id === snapshot.refund_id || provider_refund_id === snapshot.id,
  );
  if (known) {
    return known;
  }
  return trx
    .insertInto('refund')
    .values({
      id: newId(),
      payment_id: payment.id,
      amount_minor: snapshot.amount_minor,
      reason: MADE_AT_PROVIDER,
      provider_refund_id: snapshot.id,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function applyRefund(
  trx: Database,
  payment: Payment,
  snapshot: RefundSnapshot,
  at: string,
): Promise<MoneyEvent[]> {
  const refund = await findOrCreateRefund(trx, payment, snapshot, at);
  const { id, amount_minor } = refund;
  const isChanged = follows(refund.status, snapshot.status);
  if (!isChanged && refund.provider_refund_id !== null) {
    return [];
  }
  await trx
    .updateTable('refund')
    .set({
      provider_refund_id: snapshot.id,
      status: isChanged ? snapshot.status : refund.status,
      failure: snapshot.failure,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
  if (!isChanged) {
    return [];
  }
  if (snapshot.status === 'succeeded') {
    await postRefund(trx, payment, { id, amount_minor, at });
    return [{ kind: 'refunded', amount_minor, payment_id: payment.id, refund_id: id }];
  }
  await postRefundFailed(trx, payment, { id, at });
  return [{ kind: 'refund_failed', amount_minor, payment_id: payment.id, refund_id: id }];
}

/**
 * Reduces pending refunds that a refund made at the provider has overtaken: no more can be refunded than was captured.
 */
async function withdrawPromises(trx: Database, payment: Payment, at: string): Promise<void> {
  const refunds = await trx
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('status', '<>', 'failed')
    .orderBy('created_at')
    .execute();
  const isOpen = ({ status, provider_refund_id }: Refund) => status === 'pending' && provider_refund_id === null;
  const sumOf = (some: Refund[]) => some.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  let left = payment.captured_minor - sumOf(refunds.filter((refund) => !isOpen(refund)));
  for (const refund of refunds.filter(isOpen)) {
    const amount_minor = Math.min(refund.amount_minor, left);
    left -= amount_minor;
    if (amount_minor < refund.amount_minor) {
      const changed = amount_minor === 0 ? { status: 'failed' as const, failure: MADE_AT_PROVIDER } : { amount_minor };
      await trx
        .updateTable('refund')
        .set({ ...changed, updated_at: at })
        .where('id', '=', refund.id)
        .execute();
    }
  }
}

/**
 * Applies the provider's refunds of a payment, both ours and those made at the provider.
 * @param now epoch milliseconds.
 * @returns the new events, and the refund sums for the payment's row.
 */
export async function applyRefunds(
  trx: Database,
  payment: Payment,
  snapshots: readonly RefundSnapshot[],
  now: number,
): Promise<{ events: MoneyEvent[]; refunded_minor: number; refund_pending_minor: number }> {
  const at = toInstant(now);
  const events: MoneyEvent[] = [];
  for (const refund of snapshots) {
    events.push(...(await applyRefund(trx, payment, refund, at)));
  }
  await withdrawPromises(trx, payment, at);
  const sums = await trx
    .selectFrom('refund')
    .select((row) => ['status', row.fn.sum<number>('amount_minor').as('sum')])
    .where('payment_id', '=', payment.id)
    .groupBy('status')
    .execute();
  const sumOf = (status: Refund['status']) => sums.find((row) => row.status === status)?.sum ?? 0;
  return { events, refunded_minor: sumOf('succeeded'), refund_pending_minor: sumOf('pending') };
}
