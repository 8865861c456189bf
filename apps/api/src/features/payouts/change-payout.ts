import type { HoldReason } from '@abroad/booking-rules';
import type { Database } from '../../db/connection.ts';
import { postPayoutBack, postPayoutBegun, postPayoutPaid, postReturned } from '../payments/payout-postings.ts';
import { closeLines, linesOf, movePayout, netOf, type Payout, type PayoutActor, type PayoutLine } from './payout.ts';
import { toInstant } from '../../core/clock.ts';

interface Change {
  by?: PayoutActor;
  text?: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Holds a payout until staff release it, or its reason has ended. Runs under the mentor's lock. */
export const holdPayout = (
  trx: Database,
  payout: Payout,
  { reason, failure, ...change }: Change & { reason: HoldReason; failure?: string | null },
): Promise<Payout> =>
  movePayout(trx, payout, {
    ...change,
    kind: 'held',
    set: { status: 'held', held_for: [reason], ...(failure !== undefined && { failure }) },
  });

/** Records that the bank has the money. Runs under the mentor's lock, on a locked payout. */
export async function payPayout(
  trx: Database,
  payout: Payout,
  { fee_minor = 0, reference = null, ...change }: Change & { fee_minor?: number; reference?: string | null },
): Promise<Payout> {
  let fee_left = fee_minor;
  for (const line of await linesOf(trx, payout)) {
    const fee = Math.min(fee_left, line.net_minor);
    fee_left -= fee;
    await postPayoutPaid(trx, payout, { ...line, fee_minor: fee });
  }
  await closeLines(trx, payout.id);
  const paid_at = toInstant(change.now);
  return movePayout(trx, payout, {
    ...change,
    kind: 'paid',
    set: { status: 'paid', paid_at, fee_minor, reference, failure: null, sent_at: payout.sent_at ?? paid_at },
  });
}

/** Opens the lines of a payout that came back after it was paid, except those that another payout has now. */
const reopenLines = (trx: Database, payout_id: string) =>
  trx
    .updateTable('payout_line')
    .set({ is_open: true })
    .where('payout_id', '=', payout_id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payout_line as other')
            .select('other.booking_id')
            .whereRef('other.booking_id', '=', 'payout_line.booking_id')
            .where('other.is_open', '=', true),
        ),
      ),
    )
    .execute();

/**
 * Records a payout that the bank sent back. The rest of its sessions' shares is payable again, and stays in it until it is sent again or
 * cancelled. Runs under the mentor's lock, on a locked payout.
 */
export async function failPayout(
  trx: Database,
  payout: Payout,
  { failure, ...change }: Change & { failure: string },
): Promise<Payout> {
  const from = payout.status === 'paid' ? 'paid_out' : 'payout_in_transit';
  const lines = await linesOf(trx, payout);
  for (const line of lines) {
    await postPayoutBack(trx, payout, { ...line, from });
  }
  if (payout.status === 'paid') {
    await reopenLines(trx, payout.id);
  }
  return movePayout(trx, payout, {
    ...change,
    kind: 'failed',
    text: failure,
    set: { status: 'failed', failure, amount_minor: netOf(lines), paid_at: null },
  });
}

/** Ends a payout that isn't sent: its amounts on the way are payable again. Runs under the mentor's lock. */
export async function cancelPayout(trx: Database, payout: Payout, change: Change): Promise<Payout> {
  if (payout.status !== 'failed') {
    for (const line of await linesOf(trx, payout)) {
      await postPayoutBack(trx, payout, { ...line, from: 'payout_in_transit' });
    }
  }
  await trx
    .updateTable('payout_line')
    .set((row) => ({ is_open: false, returned_minor: row('amount_minor', '-', row.ref('debt_taken_minor')) }))
    .where('payout_id', '=', payout.id)
    .execute();
  return movePayout(trx, payout, { ...change, kind: 'cancelled', set: { status: 'cancelled', amount_minor: 0 } });
}

/** Records a returned part of a line, and subtracts it from a payout that isn't sent yet. */
async function reduceLine(
  trx: Database,
  payout: Payout,
  { booking_id }: PayoutLine,
  amount_minor: number,
): Promise<void> {
  await trx
    .updateTable('payout_line')
    .set((row) => ({ returned_minor: row('returned_minor', '+', amount_minor) }))
    .where('payout_id', '=', payout.id)
    .where('booking_id', '=', booking_id)
    .execute();
  if (payout.status !== 'in_transit' && payout.status !== 'paid') {
    await trx
      .updateTable('payout')
      .set((row) => ({ amount_minor: row('amount_minor', '-', amount_minor) }))
      .where('id', '=', payout.id)
      .execute();
  }
}

const STANDS = { failed: 'mentor_payable', paid: 'paid_out' } as const;

/**
 * Uses a part of a session's share that came back from the mentor's account, or isn't sent, to pay debt. A payout of which
 * nothing is left is cancelled. Runs under the mentor's lock, on a locked payout.
 */
export async function returnPart(
  trx: Database,
  payout: Payout,
  { line, amount_minor, now }: { line: PayoutLine; amount_minor: number; now: number },
): Promise<void> {
  if (amount_minor <= 0) {
    return;
  }
  const from = payout.status === 'failed' || payout.status === 'paid' ? STANDS[payout.status] : 'payout_in_transit';
  await postReturned(trx, payout, { ...line, amount_minor, from });
  await reduceLine(trx, payout, line, amount_minor);
  const isSent = payout.status === 'in_transit' || payout.status === 'paid';
  if (!isSent && netOf(await linesOf(trx, payout)) === 0) {
    await cancelPayout(trx, { ...payout, amount_minor: 0 }, { now });
  }
}

/** Takes a session out of a payout before it is sent: its share is payable again. Runs under the mentor's lock. */
export async function withdrawLine(trx: Database, payout: Payout, line: PayoutLine, now: number): Promise<void> {
  if (payout.status !== 'failed') {
    await postPayoutBack(trx, payout, { ...line, from: 'payout_in_transit' });
  }
  await reduceLine(trx, payout, line, line.net_minor);
  await trx
    .updateTable('payout_line')
    .set({ is_open: false })
    .where('payout_id', '=', payout.id)
    .where('booking_id', '=', line.booking_id)
    .execute();
  if (netOf(await linesOf(trx, payout)) === 0) {
    await cancelPayout(trx, { ...payout, amount_minor: 0 }, { now });
  }
}

/** Sends a failed payout again, as another attempt. Runs under the mentor's lock, on a locked payout. */
export async function retryPayout(
  trx: Database,
  payout: Payout,
  { held_for, ...change }: Change & { held_for: HoldReason[] },
): Promise<Payout> {
  const again = { ...payout, attempt: payout.attempt + 1 };
  const lines = await linesOf(trx, payout);
  for (const line of lines) {
    await postPayoutBegun(trx, again, { ...line, debt_taken_minor: 0 });
  }
  return movePayout(trx, payout, {
    ...change,
    kind: 'retried',
    set: {
      status: held_for.length > 0 ? 'held' : 'pending',
      held_for,
      attempt: again.attempt,
      amount_minor: netOf(lines),
      provider_payout_id: null,
      send_asked_at: null,
      sent_at: null,
      arrives_at: null,
      failure: null,
    },
  });
}
