import { feeReturned, type NoShowOutcome } from '@abroad/booking-rules';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { LedgerAccount } from '../../db/tables.ts';
import type { Payment } from './payment.ts';

/** Lines of a posting by account, in minor units, debits positive; their sum is zero. */
export type Lines = Partial<Record<LedgerAccount, number>>;
export type Balances = Record<LedgerAccount, number>;

const NOTHING: Balances = {
  provider: 0,
  mentor_pending: 0,
  mentor_earned: 0,
  no_show_pending: 0,
  platform_fee: 0,
  dispute: 0,
};
const entriesOf = (lines: Lines) => Object.entries(lines) as [LedgerAccount, number][];

const isPosted = async (trx: Database, occasion: string): Promise<boolean> =>
  (await trx.selectFrom('ledger_entry').select('id').where('occasion', '=', occasion).executeTakeFirst()) !== undefined;

/**
 * Writes a posting, once for each occasion. The database refuses lines that don't balance. Runs under the lock of the
 * payment's row.
 */
export async function post(trx: Database, payment: Payment, occasion: string, lines: Lines): Promise<void> {
  if (await isPosted(trx, occasion)) {
    return;
  }
  const posting_id = newId();
  const { id: payment_id, booking_id, currency } = payment;
  const rows = entriesOf(lines)
    .filter(([, amount_minor]) => amount_minor !== 0)
    .map(([account, amount_minor]) => {
      return { id: newId(), posting_id, occasion, booking_id, payment_id, account, amount_minor, currency };
    });
  if (rows.length > 0) {
    await trx.insertInto('ledger_entry').values(rows).execute();
  }
}

/** The lines that reverse the posting of an occasion; none if it wasn't posted. */
async function reversed(trx: Database, occasion: string): Promise<Lines> {
  const lines = await trx
    .selectFrom('ledger_entry')
    .select(['account', 'amount_minor'])
    .where('occasion', '=', occasion)
    .execute();
  return Object.fromEntries(lines.map(({ account, amount_minor }) => [account, -amount_minor]));
}

/** The balance of each account for a payment. */
export async function balancesOf(db: Database, payment_id: string): Promise<Balances> {
  const sums = await db
    .selectFrom('ledger_entry')
    .select((row) => ['account', row.fn.sum<number>('amount_minor').as('sum')])
    .where('payment_id', '=', payment_id)
    .groupBy('account')
    .execute();
  return { ...NOTHING, ...Object.fromEntries(sums.map(({ account, sum }) => [account, sum])) };
}

// Debits are positive. `provider` is what the provider holds for us, the other accounts say whose it is. `dispute`
// is what the provider withholds until a dispute is decided.

/** Posts a capture: the mentor's pending share, and the platform fee. */
export const postCapture = (trx: Database, payment: Payment): Promise<void> =>
  post(trx, payment, `capture:${payment.id}`, {
    provider: payment.captured_minor,
    platform_fee: -payment.fee_minor,
    mentor_pending: payment.fee_minor - payment.captured_minor,
  });

/**
 * How a returned amount is shared: the fee in proportion, the rest by the mentor, from the pending share first, then from
 * what waits for the end of a no-show's case.
 */
function sharesOf(payment: Payment, balances: Balances, amount_minor: number): Lines {
  const { mentor_pending, mentor_earned, no_show_pending, platform_fee } = balances;
  const before = payment.captured_minor + mentor_pending + mentor_earned + no_show_pending + platform_fee;
  const fee = feeReturned(payment, before + amount_minor) - payment.fee_minor - platform_fee;
  const pending = Math.min(amount_minor - fee, -mentor_pending);
  const waiting = Math.min(amount_minor - fee - pending, -no_show_pending);
  const earned = amount_minor - fee - pending - waiting;
  return { platform_fee: fee, mentor_pending: pending, no_show_pending: waiting, mentor_earned: earned };
}

const refundOccasion = (refund_id: string) => `refund:${refund_id}`;

/** Posts a refund. */
export async function postRefund(
  trx: Database,
  payment: Payment,
  refund: { id: string; amount_minor: number },
): Promise<void> {
  const shares = sharesOf(payment, await balancesOf(trx, payment.id), refund.amount_minor);
  await post(trx, payment, refundOccasion(refund.id), { provider: -refund.amount_minor, ...shares });
}

const earnedOccasion = (booking_id: string) => `earned_after_no_show:${booking_id}`;

/** Whether the mentor has earned what waited for a no-show whose case has ended. */
const isEarnedAfter = async (trx: Database, { booking_id }: Payment, outcome: NoShowOutcome): Promise<boolean> =>
  // Where everything had gone back, there was nothing to post.
  outcome === 'both_came' || outcome === 'prospect_absent' || isPosted(trx, earnedOccasion(booking_id));

/**
 * Posts that a refund failed after it had succeeded. The mentor's share returns to where their money is now: since the
 * refund a no-show may have been reported, or its case may have ended.
 */
export async function postRefundFailed(trx: Database, payment: Payment, refund_id: string): Promise<void> {
  const {
    mentor_pending = 0,
    mentor_earned = 0,
    no_show_pending = 0,
    ...rest
  } = await reversed(trx, refundOccasion(refund_id));
  const no_show = await trx
    .selectFrom('no_show_case')
    .select('outcome')
    .where('booking_id', '=', payment.booking_id)
    .executeTakeFirst();
  let shares: Lines = { mentor_pending, mentor_earned, no_show_pending };
  if (no_show?.outcome === null) {
    shares = { no_show_pending: mentor_pending + mentor_earned + no_show_pending };
  } else if (no_show) {
    const isEarned = await isEarnedAfter(trx, payment, no_show.outcome);
    shares = isEarned
      ? { mentor_pending, mentor_earned: mentor_earned + no_show_pending }
      : { mentor_pending: mentor_pending + no_show_pending, mentor_earned };
  }
  await post(trx, payment, `refund_failed:${refund_id}`, { ...rest, ...shares });
}

/** Moves the mentor's pending share to earned, except for pending refunds. */
async function postEarned(trx: Database, payment: Payment, occasion: string): Promise<void> {
  const balances = await balancesOf(trx, payment.id);
  const promised = payment.refund_pending_minor;
  const reserved = promised === 0 ? 0 : (sharesOf(payment, balances, promised).mentor_pending ?? 0);
  const earned = -balances.mentor_pending - reserved;
  await post(trx, payment, occasion, { mentor_pending: earned, mentor_earned: -earned });
}

/** A no-show is reported: the mentor's share, also an earned one, waits until its case ends. */
export async function postNoShow(trx: Database, payment: Payment): Promise<void> {
  const { mentor_pending, mentor_earned } = await balancesOf(trx, payment.id);
  await post(trx, payment, `no_show:${payment.booking_id}`, {
    mentor_pending: -mentor_pending,
    mentor_earned: -mentor_earned,
    no_show_pending: mentor_pending + mentor_earned,
  });
}

/** The case ends: what waited is pending again, to be refunded or earned. */
export async function postNoShowEnded(trx: Database, payment: Payment): Promise<void> {
  const { no_show_pending } = await balancesOf(trx, payment.id);
  await post(trx, payment, `no_show_ended:${payment.booking_id}`, {
    no_show_pending: -no_show_pending,
    mentor_pending: no_show_pending,
  });
}

const disputeOccasion = (payment_id: string) => `dispute:${payment_id}`;

/** Posts a dispute: the provider withholds what it still holds of the payment. */
export async function postDispute(trx: Database, payment: Payment): Promise<void> {
  const { provider } = await balancesOf(trx, payment.id);
  await post(trx, payment, disputeOccasion(payment.id), { provider: -provider, dispute: provider });
}

export const postDisputeWon = async (trx: Database, payment: Payment): Promise<void> =>
  post(trx, payment, `dispute_won:${payment.id}`, await reversed(trx, disputeOccasion(payment.id)));

export async function postDisputeLost(trx: Database, payment: Payment): Promise<void> {
  const balances = await balancesOf(trx, payment.id);
  const shares = sharesOf(payment, balances, balances.dispute);
  await post(trx, payment, `dispute_lost:${payment.id}`, { dispute: -balances.dispute, ...shares });
}

/** Moves what is left of a payment after the case of a no-show to the mentor's earned share, except for pending refunds. */
export const postEarnedAfterNoShow = (trx: Database, payment: Payment): Promise<void> =>
  postEarned(trx, payment, earnedOccasion(payment.booking_id));

/**
 * Moves the payments of bookings to the mentors' earned share, except for pending refunds. Unpaid bookings are skipped.
 * Repeated calls change nothing.
 */
export async function earnPayments(trx: Database, booking_ids: readonly string[]): Promise<void> {
  if (booking_ids.length === 0) {
    return;
  }
  const payments = await trx
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', 'in', booking_ids)
    .where('captured_minor', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const payment of payments) {
    await postEarned(trx, payment, `earned:${payment.booking_id}`);
  }
}
