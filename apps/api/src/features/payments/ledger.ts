import { feeReturned, type NoShowOutcome } from '@abroad/booking-rules';
import { payableStep } from '@abroad/reference-data/payable-step';
import type { Database } from '../../db/connection.ts';
import { creditMentor, dropReversals, openReversals, balanceKeyOf, reservedOf } from './debt.ts';
import type { Payment } from './payment.ts';
import { balancesOf, isPosted, post, reversed, type Balances, type Lines } from './posting.ts';

// Debits are positive. `provider` is the money that the provider holds for us, the other accounts name its owners. `dispute`
// is the amount that the provider withholds until a dispute is decided.

/** Posts a capture: the mentor's pending share, and the platform fee. */
export const postCapture = (trx: Database, payment: Payment): Promise<void> =>
  post(trx, payment, `capture:${payment.id}`, {
    provider: payment.captured_minor,
    platform_fee: -payment.fee_minor,
    mentor_pending: payment.fee_minor - payment.captured_minor,
  });

/** The accounts that hold the money of a payment. */
interface Position {
  balances: Balances;
  /** The part of the payable share that is in a failed payout, and so at the provider already. */
  reserved_minor: number;
}

const positionOf = async (trx: Database, payment: Payment): Promise<Position> => ({
  balances: await balancesOf(trx, payment),
  reserved_minor: await reservedOf(trx, payment.booking_id),
});

/** Takes an amount from accounts in turn, from each at most its balance. */
function takeInTurn(amount_minor: number, accounts: readonly (readonly [keyof Balances, number])[]): Lines {
  const lines: Lines = {};
  let rest = amount_minor;
  for (const [account, has] of accounts) {
    lines[account] = Math.min(rest, Math.max(0, has));
    rest -= lines[account];
  }
  return { ...lines, mentor_debt: rest };
}

/**
 * Divides a returned amount: the fee in proportion, the rest from the mentor: from the pending share first, then from
 * the share that waits for a no-show's case, then from earned and payable shares. A share that was paid out becomes debt.
 */
function sharesOf(payment: Payment, { balances, reserved_minor }: Position, amount_minor: number): Lines {
  const { provider, dispute, mentor_pending, no_show_pending, mentor_earned, mentor_payable, platform_fee } = balances;
  const before = payment.captured_minor - provider - dispute;
  const fee =
    feeReturned(payment, before + amount_minor, payableStep(payment.currency)) - payment.fee_minor - platform_fee;
  const shares = takeInTurn(amount_minor - fee, [
    ['mentor_pending', -mentor_pending],
    ['no_show_pending', -no_show_pending],
    ['mentor_earned', -mentor_earned],
    ['mentor_payable', -mentor_payable - reserved_minor],
  ]);
  return { platform_fee: fee, ...shares };
}

/** Posts a payment's loss; the part that the mentor has to give back becomes debt, and is requested from the provider. */
async function postLoss(
  trx: Database,
  payment: Payment,
  { occasion, lines, shares, at }: { occasion: string; lines: Lines; shares: Lines; at: string },
): Promise<void> {
  if (await isPosted(trx, occasion)) {
    return;
  }
  await post(trx, payment, occasion, { ...lines, ...shares });
  await openReversals(trx, payment, { amount_minor: shares.mentor_debt ?? 0, at });
}

const refundOccasion = (refund_id: string) => `refund:${refund_id}`;

/**
 * Posts a refund.
 * @param refund.at RFC 3339.
 */
export async function postRefund(
  trx: Database,
  payment: Payment,
  { id, amount_minor, at }: { id: string; amount_minor: number; at: string },
): Promise<void> {
  const shares = sharesOf(payment, await positionOf(trx, payment), amount_minor);
  await postLoss(trx, payment, { occasion: refundOccasion(id), lines: { provider: -amount_minor }, shares, at });
}

const earnedOccasion = (booking_id: string) => `earned_after_no_show:${booking_id}`;

/** Says whether the mentor has earned the share that waited for a no-show whose case has ended. */
const isEarnedAfter = async (trx: Database, { booking_id }: Payment, outcome: NoShowOutcome): Promise<boolean> =>
  // Nothing was posted where everything had been refunded.
  outcome === 'both_came' || outcome === 'prospect_absent' || isPosted(trx, earnedOccasion(booking_id));

/** Returns amounts to the mentor that had become debt or were taken from the payable share. */
async function giveBack(
  trx: Database,
  payment: Payment,
  { amount_minor, at }: { amount_minor: number; at: string },
): Promise<Lines> {
  if (amount_minor === 0) {
    return {};
  }
  await dropReversals(trx, payment.booking_id, { amount_minor, at });
  return creditMentor(trx, await balanceKeyOf(trx, payment), amount_minor);
}

/**
 * Posts that a refund failed after it had succeeded. The mentor's share returns to where their money is now: since the
 * refund a no-show may have been reported, or its case may have ended, or the rest was paid out.
 * @param refund.at RFC 3339.
 */
export async function postRefundFailed(
  trx: Database,
  payment: Payment,
  { id, at }: { id: string; at: string },
): Promise<void> {
  const occasion = `refund_failed:${id}`;
  if (await isPosted(trx, occasion)) {
    return;
  }
  const {
    mentor_pending = 0,
    mentor_earned = 0,
    no_show_pending = 0,
    mentor_payable = 0,
    mentor_debt = 0,
    ...rest
  } = await reversed(trx, refundOccasion(id));
  const back = await giveBack(trx, payment, { amount_minor: -mentor_payable - mentor_debt, at });
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
  await post(trx, payment, occasion, { ...rest, ...shares, ...back });
}

/** Moves the mentor's pending share to earned, except for pending refunds. */
async function postEarned(trx: Database, payment: Payment, occasion: string): Promise<void> {
  const position = await positionOf(trx, payment);
  const promised = payment.refund_pending_minor;
  const reserved = promised === 0 ? 0 : (sharesOf(payment, position, promised).mentor_pending ?? 0);
  const earned = -position.balances.mentor_pending - reserved;
  await post(trx, payment, occasion, { mentor_pending: earned, mentor_earned: -earned });
}

/** Posts a reported no-show: the mentor's share waits until its case ends, also an earned or payable one. */
export async function postNoShow(trx: Database, payment: Payment): Promise<void> {
  const { balances, reserved_minor } = await positionOf(trx, payment);
  const { mentor_pending, mentor_earned, mentor_payable } = balances;
  const payable = Math.min(0, mentor_payable + reserved_minor);
  await post(trx, payment, `no_show:${payment.booking_id}`, {
    mentor_pending: -mentor_pending,
    mentor_earned: -mentor_earned,
    mentor_payable: -payable,
    no_show_pending: mentor_pending + mentor_earned + payable,
  });
}

/** Posts the end of a case: the waiting share is pending again, to be refunded or earned. */
export async function postNoShowEnded(trx: Database, payment: Payment): Promise<void> {
  const { no_show_pending } = await balancesOf(trx, payment);
  await post(trx, payment, `no_show_ended:${payment.booking_id}`, {
    no_show_pending: -no_show_pending,
    mentor_pending: no_show_pending,
  });
}

const disputeOccasion = (payment_id: string) => `dispute:${payment_id}`;

/** Posts a dispute: the provider withholds the rest of the payment. */
export async function postDispute(trx: Database, payment: Payment): Promise<void> {
  const { provider } = await balancesOf(trx, payment);
  await post(trx, payment, disputeOccasion(payment.id), { provider: -provider, dispute: provider });
}

export const postDisputeWon = async (trx: Database, payment: Payment): Promise<void> =>
  post(trx, payment, `dispute_won:${payment.id}`, await reversed(trx, disputeOccasion(payment.id)));

/** @param at RFC 3339. */
export async function postDisputeLost(trx: Database, payment: Payment, at: string): Promise<void> {
  const position = await positionOf(trx, payment);
  const { dispute } = position.balances;
  const shares = sharesOf(payment, position, dispute);
  await postLoss(trx, payment, { occasion: `dispute_lost:${payment.id}`, lines: { dispute: -dispute }, shares, at });
}

/** Moves the rest of a payment after the case of a no-show to the mentor's earned share, except for pending refunds. */
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
