import type { Selectable } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { PayoutAccountTable } from '../../db/tables.ts';

export type PayoutAccount = Selectable<PayoutAccountTable>;

/** How a mentor is paid; undefined where they chose nothing yet. */
export const payoutAccountOf = (db: Database, user_id: string): Promise<PayoutAccount | undefined> =>
  db.selectFrom('payout_account').selectAll().where('user_id', '=', user_id).executeTakeFirst();

/** The same, and it stays so until the transaction ends: its record has been locked before (see docs/locks.md). */
export const lockPayoutAccount = (trx: Database, user_id: string): Promise<PayoutAccount | undefined> =>
  trx.selectFrom('payout_account').selectAll().where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** Notes that the account of a mentor who has left was closed at the provider. */
export async function noteClosed(db: Database, user_id: string, now: number): Promise<void> {
  await db
    .updateTable('payout_account')
    .set({ closed_at: toInstant(now) })
    .where('user_id', '=', user_id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Whether money was paid out, or is about to be: the agreement with the provider is for that country and can't be changed. */
export const isCountryFixed = async (db: Database, user_id: string): Promise<boolean> =>
  (await db
    .selectFrom('payout')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()) !== undefined;
