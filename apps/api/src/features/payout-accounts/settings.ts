import { VALIDATION_MESSAGES as words, type PayoutAccount as Answer, type PayoutSchedule } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAsMentor } from '../profiles/own-profile.ts';
import { lockPayoutAccount } from './account.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { getPayoutAccount } from './present.ts';
import { kindOf, SCHEDULES } from './payout-routes.ts';
import { keepEvent } from './write-account.ts';

/** @throws AppError PROFILE_NOT_FOUND; VALIDATION_FAILED for a schedule that the way of paying doesn't offer. */
export async function changePayoutSettings(
  context: PayoutAccountDeps,
  user_id: string,
  schedule: PayoutSchedule,
): Promise<Answer> {
  const now = context.clock.now();
  await writeAsMentor(context.db, user_id, 'PROFILE_NOT_FOUND', async (trx) => {
    const before = await lockPayoutAccount(trx, user_id);
    if (before?.provider != null && !SCHEDULES[kindOf(before.provider)].includes(schedule)) {
      throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'schedule', message: words.payout_schedule }] });
    }
    if (before?.schedule === schedule) {
      return;
    }
    await trx
      .insertInto('payout_account')
      .values({ user_id, schedule })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ schedule, updated_at: toInstant(now) }))
      .execute();
    await keepEvent(trx, { user_id, kind: 'schedule', by: 'mentor', now });
  });
  return getPayoutAccount(context, user_id);
}
