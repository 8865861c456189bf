import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';

const HOUR_S = 60 * 60;

/**
 * Counts an export of somebody, over all processes.
 * @throws AppError RATE_LIMITED, with when the next one may be asked for, beyond a few an hour.
 */
export async function takeExportAllowance(db: Context['db'], auth_user_id: string): Promise<void> {
  const wait_s = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`export:${auth_user_id}`}, 0))`.execute(trx);
    const { count, oldest_age_s } = await trx
      .selectFrom('account_export')
      .select((row) => [
        row.fn.countAll<number>().as('count'),
        sql<number>`ceil(coalesce(extract(epoch from now() - min(created_at)), 0))::int`.as('oldest_age_s'),
      ])
      .where('auth_user_id', '=', auth_user_id)
      .where('created_at', '>', sql<string>`now() - make_interval(secs => ${HOUR_S})`)
      .executeTakeFirstOrThrow();
    if (count >= LIMITS.exports_per_hour) {
      return Math.max(1, HOUR_S - oldest_age_s);
    }
    await trx
      .deleteFrom('account_export')
      .where('auth_user_id', '=', auth_user_id)
      .where('created_at', '<', sql<string>`now() - make_interval(secs => ${HOUR_S})`)
      .execute();
    await trx.insertInto('account_export').values({ id: newId(), auth_user_id }).execute();
    return 0;
  });
  if (wait_s > 0) {
    throw new AppError('RATE_LIMITED', { retry_after_s: wait_s });
  }
}
