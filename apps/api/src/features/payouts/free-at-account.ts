import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PayoutProvider } from '../../providers/payouts/port.ts';
import { NET } from '../payments/index.ts';
import type { Payout } from './payout.ts';

/**
 * What a mentor's account holds in the currency of a payout, without what belongs to other sessions whose payouts are not with the
 * bank yet. In minor units; it may be less than nothing.
 * @param asked.but the sessions that are asked for.
 */
export async function freeAtAccount(
  db: Database,
  provider: PayoutProvider,
  { payout: { account_id, currency }, but }: { payout: Payout; but: readonly string[] },
): Promise<number> {
  const balances = await provider.readBalance(account_id ?? '');
  const { held } = await db
    .selectFrom('payout_line')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .select(sql<number>`coalesce(sum(${NET}), 0)::bigint`.as('held'))
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .where('status', 'in', ['held', 'pending', 'failed'])
    .where('transfer_id', 'is not', null)
    .where((is) => is.not(sql<boolean>`booking_id = any(${but}::uuid[])`))
    .executeTakeFirstOrThrow();
  const balance = balances.find((one) => one.currency === currency);
  return (balance?.available_minor ?? 0) - held;
}
