import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { creditMentor, balanceKeyOf, type BalanceKey } from './debt.ts';
import { balancesOf, post, type Lines, type Posted } from './posting.ts';

/** The facts of a payout in postings; `attempt` is the number of times that it was sent. */
export interface PostedPayout {
  id: string;
  attempt: number;
}
/** A session in a payout, with its payment. Amounts in minor units. */
export interface PostedLine extends Posted {
  net_minor: number;
}

/**
 * Makes a mentor's earnings of a session payable. Repeated calls change nothing. Runs under the mentor's lock.
 * @returns the amount, in minor units.
 */
export async function postPayable(trx: Database, payment: Posted): Promise<number> {
  const { mentor_earned } = await balancesOf(trx, payment);
  if (mentor_earned < 0) {
    const occasion = `payable:${payment.booking_id}:${newId()}`;
    await post(trx, payment, occasion, { mentor_earned: -mentor_earned, mentor_payable: mentor_earned });
  }
  await trx.updateTable('payment').set({ payable_at: null }).where('id', '=', payment.id).execute();
  return -mentor_earned;
}

/** Postpones an earned payment with an open issue. */
export async function postponePayable(trx: Database, payment_id: string, until: string): Promise<void> {
  await trx.updateTable('payment').set({ payable_at: until }).where('id', '=', payment_id).execute();
}

const occasionOf = (what: string, { id, attempt }: PostedPayout, { booking_id }: Posted) =>
  `${what}:${id}:${attempt}:${booking_id}`;

/** Posts the beginning of a session's payout: its share is on its way, less the debt that it pays. Runs under the mentor's lock. */
export const postPayoutBegun = (
  trx: Database,
  payout: PostedPayout,
  line: PostedLine & { debt_taken_minor: number },
): Promise<void> =>
  post(
    trx,
    line,
    occasionOf('payout', payout, line),
    {
      mentor_payable: line.net_minor + line.debt_taken_minor,
      payout_in_transit: -line.net_minor,
      mentor_debt: -line.debt_taken_minor,
    },
    payout.id,
  );

/** Posts a payout that reached the bank, less the bank's fee. */
export const postPayoutPaid = (
  trx: Database,
  payout: PostedPayout,
  line: PostedLine & { fee_minor: number },
): Promise<void> =>
  post(
    trx,
    line,
    occasionOf('payout_paid', payout, line),
    {
      payout_in_transit: line.net_minor,
      provider_fee: -line.fee_minor,
      paid_out: line.fee_minor - line.net_minor,
    },
    payout.id,
  );

/** Posts a payout that didn't arrive, or isn't sent after all: the share is payable again. Paid debt stays paid. */
export const postPayoutBack = (
  trx: Database,
  payout: PostedPayout,
  { from, ...line }: PostedLine & { from: 'payout_in_transit' | 'paid_out' },
): Promise<void> =>
  post(
    trx,
    line,
    occasionOf('payout_back', payout, line),
    { [from]: line.net_minor, mentor_payable: -line.net_minor },
    payout.id,
  );

/**
 * Posts an amount that came back from the mentor's account: it pays their debt, and any rest is payable. Runs under the mentor's lock.
 * @param returned.from the state of the share: on its way, paid out, or payable again after a payout that failed.
 */
export async function postReturned(
  trx: Database,
  payout: PostedPayout,
  returned: Posted & { amount_minor: number; from: 'payout_in_transit' | 'paid_out' | 'mentor_payable' },
): Promise<void> {
  const { from, amount_minor } = returned;
  const { mentor_debt = 0, mentor_payable = 0 } = await creditMentor(
    trx,
    await balanceKeyOf(trx, returned),
    amount_minor,
  );
  const lines: Lines = { mentor_debt, mentor_payable };
  lines[from] = (lines[from] ?? 0) + amount_minor;
  await post(trx, returned, `returned:${payout.id}:${returned.booking_id}:${newId()}`, lines, payout.id);
}

/** Posts an amount that a former mentor hasn't claimed in time: it stays with the platform. Runs under the mentor's lock. */
export const postClaimEnded = (trx: Database, payment: Posted, amount_minor: number): Promise<void> =>
  post(trx, payment, `claim_ended:${payment.booking_id}:${newId()}`, {
    mentor_payable: amount_minor,
    written_off: -amount_minor,
  });

/** Writes off debt that no earnings have covered. Runs under the mentor's lock. */
export async function postWrittenOff(
  trx: Database,
  balance: BalanceKey,
  { amount_minor, day }: { amount_minor: number; day: string },
): Promise<void> {
  const indebted = await trx
    .selectFrom('ledger_entry')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment.id', 'payment.booking_id', 'payment.currency'])
    .where('owner_user_id', '=', balance.user_id)
    .where('ledger_entry.currency', '=', balance.currency)
    .where('account', '=', 'mentor_debt')
    .groupBy(['payment.id', 'payment.booking_id', 'payment.currency'])
    .having((row) => row.fn.sum<number>('ledger_entry.amount_minor'), '>', 0)
    .orderBy('payment.id')
    .executeTakeFirst();
  if (indebted !== undefined) {
    const occasion = `written_off:${balance.user_id}:${balance.currency}:${day}`;
    await post(trx, indebted, occasion, { mentor_debt: -amount_minor, written_off: amount_minor });
  }
}
