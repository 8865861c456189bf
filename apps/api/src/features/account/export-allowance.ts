import { LIMITS } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { takeAllowance } from '../../db/take-allowance.ts';
import { writeAs } from '../../db/write-as.ts';

/**
 * Counts an export of a user, across all processes.
 * @throws AppError RATE_LIMITED beyond a few exports per hour, with the time until the next one.
 */
export async function takeExportAllowance(db: Context['db'], user_id: string): Promise<void> {
  const allowance = { user_id, kind: 'export', max: LIMITS.exports_per_hour } as const;
  const wait_s = await writeAs(db, user_id, (trx) => takeAllowance(trx, allowance), { while_suspended: true });
  if (wait_s > 0) {
    throw new AppError('RATE_LIMITED', { retry_after_s: wait_s });
  }
}
