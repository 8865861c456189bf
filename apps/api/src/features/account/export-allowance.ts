import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';

const HOUR_S = 60 * 60;

/** @returns how many seconds there are to wait; 0 where the export was counted. */
async function count(trx: Database, auth_user_id: string): Promise<number> {
  const { made, oldest_age_s } = await trx
    .selectFrom('account_export')
    .select((row) => [
      row.fn.countAll<number>().as('made'),
      sql<number>`ceil(coalesce(extract(epoch from now() - min(created_at)), 0))::int`.as('oldest_age_s'),
    ])
    .where('auth_user_id', '=', auth_user_id)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${HOUR_S})`)
    .executeTakeFirstOrThrow();
  if (made >= LIMITS.exports_per_hour) {
    return Math.max(1, HOUR_S - oldest_age_s);
  }
  await trx
    .deleteFrom('account_export')
    .where('auth_user_id', '=', auth_user_id)
    .where('created_at', '<', sql<string>`now() - make_interval(secs => ${HOUR_S})`)
    .execute();
  await trx.insertInto('account_export').values({ id: newId(), auth_user_id }).execute();
  return 0;
}

/**
 * Counts an export of somebody, over all processes.
 * @throws AppError RATE_LIMITED, with when the next one may be asked for, beyond a few an hour.
 */
export async function takeExportAllowance(db: Context['db'], auth_user_id: string): Promise<void> {
  const wait_s = await writeAs(db, auth_user_id, (trx) => count(trx, auth_user_id), { while_suspended: true });
  if (wait_s > 0) {
    throw new AppError('RATE_LIMITED', { retry_after_s: wait_s });
  }
}
