import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PayoutProvider } from '../../providers/payouts/port.ts';
import { NET } from '../payments/debt.ts';
import type { Payout } from './payout.ts';

/** Finds the amount of unanswered transfers that reached the account after all. */
async function findUnanswered(db: Database, provider: PayoutProvider, { payout, but }: Asked): Promise<number> {
  const asked = await db
    .selectFrom('payout_line')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .select(['payout_id', 'booking_id', NET.as('net_minor')])
    .where('account_id', '=', payout.account_id)
    .where('currency', '=', payout.currency)
    .where('transfer_id', 'is', null)
    .where('transfer_asked_at', 'is not', null)
    .where((is) => is.not(sql<boolean>`booking_id = any(${but}::uuid[])`))
    .execute();
  let sum = 0;
  for (const { payout_id, booking_id, net_minor } of asked) {
    const made = (await provider.findTransfers(booking_id)).some((transfer) => transfer.payout_id === payout_id);
    sum += made ? net_minor : 0;
  }
  return sum;
}

interface Asked {
  payout: Payout;
  but: readonly string[];
}

/**
 * Returns the balance of a mentor's account in a payout's currency, without shares of other sessions whose payouts are not with the
 * bank yet. In minor units; it may be negative.
 * @param asked.but the requested sessions.
 */
export async function freeAtAccount(db: Database, provider: PayoutProvider, asked: Asked): Promise<number> {
  const { account_id, currency } = asked.payout;
  const unanswered = await findUnanswered(db, provider, asked);
  const balances = await provider.readBalance(account_id ?? '');
  const { held } = await db
    .selectFrom('payout_line')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .select(sql<number>`coalesce(sum(${NET}), 0)::bigint`.as('held'))
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .where('status', 'in', ['held', 'pending', 'failed'])
    .where('transfer_id', 'is not', null)
    .where((is) => is.not(sql<boolean>`booking_id = any(${asked.but}::uuid[])`))
    .executeTakeFirstOrThrow();
  const balance = balances.find((one) => one.currency === currency);
  return (balance?.available_minor ?? 0) - held - unanswered;
}
