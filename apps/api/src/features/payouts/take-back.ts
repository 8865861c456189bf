import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { openReversals } from '../payments/debt.ts';
import { cancelPayout, withdrawLine } from './change-payout.ts';
import { linesOf, lockPayout, type Payout, type PayoutActor } from './payout.ts';

/**
 * Ends a payout that isn't sent to the bank: jobs take its transfers back, and once all of them are back the payout is
 * cancelled. Nothing is sent meanwhile; the rest is payable again at once. Runs under the mentor's lock, on a locked payout.
 * @returns the payout afterwards.
 */
export async function takeBackTransfers(
  trx: Database,
  payout: Payout,
  { by, text = null, now }: { by: PayoutActor; text?: string | null; now: number },
): Promise<Payout> {
  const lines = await linesOf(trx, payout);
  const transferred = lines.filter(({ transfer_asked_at, net_minor }) => transfer_asked_at !== null && net_minor > 0);
  if (transferred.length === 0) {
    return cancelPayout(trx, payout, { by, text, now });
  }
  for (const line of lines.filter(({ transfer_asked_at, net_minor }) => transfer_asked_at === null && net_minor > 0)) {
    await withdrawLine(trx, payout, line, now);
  }
  await trx
    .updateTable('payout')
    .set({ cancel_asked_at: toInstant(now) })
    .where('id', '=', payout.id)
    .execute();
  for (const line of transferred) {
    await openReversals(trx, line, { amount_minor: line.net_minor, at: toInstant(now) });
  }
  return (await lockPayout(trx, payout.id)) ?? payout;
}
