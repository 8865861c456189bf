import type { Database } from '../../db/connection.ts';
import { feeReturned } from '@abroad/booking-rules';
import { balancesOf, post, reverse, type Balances, type Lines } from './ledger.ts';
import type { Payment } from './payment.ts';

// The accounts, debits positive: `provider` is what the provider holds for us, the others are whose it is. `dispute` is
// what the provider has taken back until a dispute is decided.

/** The whole sum was taken: it is the mentor's once the session was held, apart from the fee. */
export const postCapture = (trx: Database, payment: Payment): Promise<void> =>
  post(trx, payment, `capture:${payment.id}`, {
    provider: payment.captured_minor,
    platform_fee: -payment.fee_minor,
    mentor_pending: payment.fee_minor - payment.captured_minor,
  });

/** Whose part it is when a sum goes back: the fee in proportion, the rest the mentor's, what is not yet earned first. */
function sharesOf(payment: Payment, balances: Balances, amount_minor: number): Lines {
  const before = payment.captured_minor + balances.mentor_pending + balances.mentor_earned + balances.platform_fee;
  const fee = feeReturned(payment, before + amount_minor) - payment.fee_minor - balances.platform_fee;
  const pending = Math.min(amount_minor - fee, -balances.mentor_pending);
  return { platform_fee: fee, mentor_pending: pending, mentor_earned: amount_minor - fee - pending };
}

const refundOccasion = (refund_id: string) => `refund:${refund_id}`;

/** A sum has gone back to whoever paid. */
export async function postRefund(
  trx: Database,
  payment: Payment,
  refund: { id: string; amount_minor: number },
): Promise<void> {
  const shares = sharesOf(payment, await balancesOf(trx, payment.id), refund.amount_minor);
  await post(trx, payment, refundOccasion(refund.id), { provider: -refund.amount_minor, ...shares });
}

/** A refund came back: whoever paid could not be reached. */
export const postRefundFailed = (trx: Database, payment: Payment, refund_id: string): Promise<void> =>
  reverse(trx, payment, refundOccasion(refund_id), `refund_failed:${refund_id}`);

/** What the mentor has of it is theirs for good, apart from what was promised back. */
export async function postEarned(trx: Database, payment: Payment): Promise<void> {
  const balances = await balancesOf(trx, payment.id);
  const promised = payment.refund_pending_minor;
  const reserved = promised === 0 ? 0 : (sharesOf(payment, balances, promised).mentor_pending ?? 0);
  const earned = -balances.mentor_pending - reserved;
  await post(trx, payment, `earned:${payment.booking_id}`, { mentor_pending: earned, mentor_earned: -earned });
}

const disputeOccasion = (payment_id: string) => `dispute:${payment_id}`;

/** The provider takes back what it still holds of a payment, until the dispute is decided. */
export async function postDispute(trx: Database, payment: Payment): Promise<void> {
  const { provider } = await balancesOf(trx, payment.id);
  await post(trx, payment, disputeOccasion(payment.id), { provider: -provider, dispute: provider });
}

export const postDisputeWon = (trx: Database, payment: Payment): Promise<void> =>
  reverse(trx, payment, disputeOccasion(payment.id), `dispute_won:${payment.id}`);

export async function postDisputeLost(trx: Database, payment: Payment): Promise<void> {
  const balances = await balancesOf(trx, payment.id);
  const shares = sharesOf(payment, balances, balances.dispute);
  await post(trx, payment, `dispute_lost:${payment.id}`, { dispute: -balances.dispute, ...shares });
}
