import type { HoldReason } from '@abroad/booking-rules';
import { changedSince } from './changed-since.ts';
import { findHolds } from './begin-payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { linesOf, lockPayout, movePayout } from './payout.ts';

/** Reasons from decisions, which end with them. */
const ENDS: readonly HoldReason[] = ['decision', 'suspended'];

/**
 * Updates payouts after the end of a suspension, or of a decision that held payouts: those without another reason are sent, and the
 * others keep waiting. It may run again.
 */
export const lookAtHeld = ({ db, clock }: Pick<PayoutDeps, 'db' | 'clock'>, user_id: string): Promise<void> =>
  writeMoneyOf(db, user_id, async (trx) => {
    const now = clock.now();
    const held = await trx
      .selectFrom('payout')
      .select('id')
      .where('user_id', '=', user_id)
      .where('status', '=', 'held')
      .orderBy('id')
      .execute();
    for (const { id } of held) {
      const payout = await lockPayout(trx, id);
      if (payout === undefined || payout.cancel_asked_at !== null) {
        continue;
      }
      const { currency, amount_minor, provider, held_for } = payout;
      const facts = { amount_minor, provider, bank_changed_at: null, now, but: id };
      const still: string[] = await findHolds(trx, { user_id, currency }, facts);
      const isOver = (reason: string) => ENDS.some((one) => one === reason) && !still.includes(reason);
      const left: string[] = held_for.filter((reason) => !isOver(reason));
      if (left.length === held_for.length) {
        continue;
      }
      if (left.length === 0) {
        left.push(...(await changedSince(trx, payout, await linesOf(trx, payout))));
      }
      if (left.length > 0) {
        await trx.updateTable('payout').set({ held_for: left }).where('id', '=', id).execute();
        continue;
      }
      await movePayout(trx, payout, {
        kind: 'released',
        now,
        set: {
          status: 'pending',
          failure: null,
          ...(payout.provider === 'manual' && { send_asked_at: null, batch_id: null }),
        },
      });
    }
  });
