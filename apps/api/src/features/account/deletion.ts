import type { AccountDeletion, DeleteAccount } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { refuseWriter } from '../../db/write-as.ts';
import type { Actor } from '../../http/actor.ts';
import { checkRefundsAhead, refundsAhead } from '../bookings/change/refunds-ahead.ts';
import { countBookings } from '../bookings/core/queries.ts';
import { countReportable } from '../bookings/read/count-reportable.ts';
import { eraseAccount, type ErasureDeps } from './erase-account.ts';
import { owedTo } from '../payouts/owed-to-leaver.ts';
import { refuseWithoutAdmin } from '../staff/roles.ts';

/** Describes what deleting the account would remove. */
export async function describeDeletion({ db, clock }: ErasureDeps, actor: Actor): Promise<AccountDeletion> {
  const { user_id, slug } = actor;
  const now = clock.now();
  const [bookings, reportable_sessions, refunds, owed, { services, mentor, prospect }] = await Promise.all([
    countBookings(db, user_id, now),
    countReportable(db, user_id, now),
    refundsAhead(db, user_id, now),
    owedTo(db, user_id, now),
    db
      .selectNoFrom((select) => [
        select
          .selectFrom('event_type')
          .select((row) => row.fn.countAll<number>().as('services'))
          .where('auth_user_id', '=', user_id)
          .as('services'),
        select.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', user_id).as('mentor'),
        select.selectFrom('prospect_profile').select('id').where('auth_user_id', '=', user_id).as('prospect'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...bookings,
    reportable_sessions,
    services: services ?? 0,
    has_mentor_profile: mentor !== null,
    has_prospect_profile: prospect !== null,
    refunds,
    owed,
    slug,
  };
}

/**
 * Deletes the caller's account permanently.
 * @param body `confirm` is their own slug, in any case.
 * @throws AppError VALIDATION_FAILED for any other text, REFUND_CHANGED if the refunds differ from those that were
 * shown, LAST_ADMIN for the only admin.
 */
export async function deleteAccount(
  context: ErasureDeps,
  actor: Actor,
  { confirm, expected_refunds }: DeleteAccount,
): Promise<undefined> {
  if (confirm.toLowerCase() !== actor.slug.toLowerCase()) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'confirm', message: `Type ${actor.slug} to confirm` }],
    });
  }
  await eraseAccount(context, actor.user_id, async (trx, status) => {
    refuseWriter(status);
    await refuseWithoutAdmin(trx, actor.user_id);
    if (expected_refunds) await checkRefundsAhead({ ...context, db: trx }, actor.user_id, expected_refunds);
  });
  return undefined;
}
