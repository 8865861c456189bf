import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { payoutProviderOf, type PayoutSnapshot } from '../../providers/payouts/port.ts';
import { failPayout, payPayout } from './change-payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { settlePayoutJob } from './job-kinds.ts';
import { findPayout, lockPayout, movePayout, type Payout } from './payout.ts';

/** A concurrent call applied an answer of the provider that may be newer. */
const OUTDATED = Symbol('outdated');
const TRIES = 10;

/** The first difference between the provider's payout and ours, in words for the log, or null. */
function mismatchOf(payout: Payout, { id, amount_minor, currency }: PayoutSnapshot): string | null {
  if (payout.provider_payout_id !== null && payout.provider_payout_id !== id) {
    return `payout: ${id} instead of ${payout.provider_payout_id}`;
  }
  if (amount_minor !== payout.amount_minor || currency !== payout.currency) {
    return `amount: ${amount_minor} ${currency} instead of ${payout.amount_minor} ${payout.currency}`;
  }
  return null;
}

/**
 * Makes a payout and the ledger agree with the provider's answer, in one transaction. The same answer again changes nothing.
 * @param unlocked the payout as it was before the provider was asked.
 */
export function applyPayout(
  { db, clock, logger }: Pick<PayoutDeps, 'db' | 'clock' | 'logger'>,
  unlocked: Payout,
  snapshot: PayoutSnapshot,
): Promise<Payout | typeof OUTDATED | null> {
  return writeMoneyOf(db, unlocked.user_id, async (trx) => {
    const before = await lockPayout(trx, unlocked.id);
    if (before === undefined || before.version !== unlocked.version || before.attempt !== unlocked.attempt) {
      return OUTDATED;
    }
    const mismatch = mismatchOf(before, snapshot);
    if (mismatch !== null) {
      logger.error({ part: 'payouts', payout_id: before.id, mismatch }, 'the payout provider disagrees');
      return null;
    }
    const now = clock.now();
    let payout = await trx
      .updateTable('payout')
      .set({
        provider_payout_id: snapshot.id,
        arrives_at: snapshot.arrives_at === null ? null : toInstant(snapshot.arrives_at),
        checked_at: toInstant(now),
        version: before.version + 1,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // A pending payout with a result was sent: record that first.
    if (payout.status === 'pending') {
      const sent_at = payout.sent_at ?? toInstant(now);
      payout = await movePayout(trx, payout, {
        kind: 'sent',
        now,
        set: { status: 'in_transit', sent_at, failure: null },
      });
    }
    if (snapshot.status === 'paid' && payout.status === 'in_transit') {
      return payPayout(trx, payout, { now });
    }
    const isBack = snapshot.status === 'failed' || snapshot.status === 'canceled';
    if (isBack && (payout.status === 'in_transit' || payout.status === 'paid')) {
      return failPayout(trx, payout, { failure: snapshot.failure ?? snapshot.status, now });
    }
    return payout;
  });
}

/**
 * Asks the provider for the state of a payout, and makes payout and ledger agree with it. Every event of a payout goes through
 * here, in any order and any number of times, with the same result: the event itself is only a reason to ask.
 * @returns null if it wasn't sent, or if the answer isn't about this payout.
 * @throws PayoutError.
 */
export async function settlePayout(context: PayoutDeps, payout_id: string): Promise<Payout | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const payout = await findPayout(context.db, payout_id);
    if (!payout || payout.provider_payout_id === null || payout.account_id === null) {
      return null;
    }
    const provider = payoutProviderOf(context, payout.provider);
    const snapshot = await provider.readPayout(payout.account_id, payout.provider_payout_id);
    const applied = await applyPayout(context, payout, snapshot);
    if (applied !== OUTDATED) {
      return applied;
    }
  }
  throw new Error(`the payout ${payout_id} changes too often to be settled`);
}

/** Asks the provider about the payout that an event names, in the transaction that stores the event. */
export async function followPayoutEvent(
  trx: Database,
  { provider, payout_id }: { provider: string; payout_id: string | null },
): Promise<void> {
  const payout = await trx
    .selectFrom('payout')
    .select('id')
    .where('provider', '=', provider as 'stripe_connect')
    .where('provider_payout_id', '=', payout_id)
    .executeTakeFirst();
  await enqueue(trx, payout === undefined ? [] : [settlePayoutJob({ payout_id: payout.id })]);
}
