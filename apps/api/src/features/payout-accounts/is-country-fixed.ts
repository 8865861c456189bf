import type { Database } from '../../db/connection.ts';

/** Whether money was paid out, or is about to be: the agreement with the provider is for that country and can't be changed. */
export const isCountryFixed = async (db: Database, user_id: string): Promise<boolean> =>
  (await db
    .selectFrom('payout')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()) !== undefined;
