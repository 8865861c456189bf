import { newId } from '../../core/ids.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { RefundSnapshot } from '../../providers/payments/port.ts';
import type { Happening } from './happening.ts';
import type { Payment, Refund } from './payment.ts';
import { postRefund, postRefundFailed } from './ledger.ts';

const MADE_AT_PROVIDER = 'made_at_provider';

/** Whether a refund's state may become another: what has failed stays so, and only what went back can come back. */
const follows = (from: Refund['status'], to: Refund['status']): boolean =>
  from === 'pending' ? to !== 'pending' : from === 'succeeded' && to === 'failed';

/** Our row of a refund that the provider tells of; one that was made there gets one now. */
async function rowFor(trx: Database, payment: Payment, told: RefundSnapshot, at: string): Promise<Refund> {
  const refunds = await trx.selectFrom('refund').selectAll().where('payment_id', '=', payment.id).execute();
  const known = refunds.find(({ id, provider_refund_id }) => id === told.refund_id || provider_refund_id === told.id);
  if (known) {
    return known;
  }
  return trx
    .insertInto('refund')
    .values({
      id: newId(),
      payment_id: payment.id,
      amount_minor: told.amount_minor,
      reason: MADE_AT_PROVIDER,
      provider_refund_id: told.id,
      failure: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function takeOver(trx: Database, payment: Payment, told: RefundSnapshot, at: string): Promise<Happening[]> {
  const refund = await rowFor(trx, payment, told, at);
  const { id, amount_minor } = refund;
  const isNews = follows(refund.status, told.status);
  if (!isNews && refund.provider_refund_id !== null) {
    return [];
  }
  await trx
    .updateTable('refund')
    .set({
      provider_refund_id: told.id,
      status: isNews ? told.status : refund.status,
      failure: told.failure,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
  if (!isNews) {
    return [];
  }
  if (told.status === 'succeeded') {
    await postRefund(trx, payment, { id, amount_minor });
    return [{ kind: 'refunded', amount_minor, payment_id: payment.id, refund_id: id }];
  }
  await postRefundFailed(trx, payment, id);
  return [{ kind: 'refund_failed', amount_minor, payment_id: payment.id, refund_id: id }];
}

/** Somebody gave back at the provider what we had promised too: what can't go back twice is promised no more. */
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
 * Takes over what the provider tells of a payment's refunds, ours and those that were made there.
 * @param now epoch milliseconds.
 * @returns what is new of them, and the sums that the payment's row is to have.
 */
export async function takeOverRefunds(
  trx: Database,
  payment: Payment,
  told: readonly RefundSnapshot[],
  now: number,
): Promise<{ happened: Happening[]; refunded_minor: number; refund_pending_minor: number }> {
  const at = toInstant(now);
  const happened: Happening[] = [];
  for (const refund of told) {
    happened.push(...(await takeOver(trx, payment, refund, at)));
  }
  await withdrawPromises(trx, payment, at);
  const sums = await trx
    .selectFrom('refund')
    .select((row) => ['status', row.fn.sum<number>('amount_minor').as('sum')])
    .where('payment_id', '=', payment.id)
    .groupBy('status')
    .execute();
  const sumOf = (status: Refund['status']) => sums.find((row) => row.status === status)?.sum ?? 0;
  return { happened, refunded_minor: sumOf('succeeded'), refund_pending_minor: sumOf('pending') };
}
