import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { lockPeople, type PersonStatus } from '../../db/write-as.ts';
import { eraseAttachments } from '../attachments/files.ts';
import { endBookingsOf } from '../bookings/change/end-bookings.ts';
import { forgetWords } from '../bookings/change/forget-words.ts';
import { prepareRevokingAll } from '../calendars/disconnect.ts';
import type { CalendarDeps } from '../calendars/read-calendar.ts';
import { anonymiseRecord } from '../identity/anonymise-record.ts';
import { eraseAvatars } from '../media/remove.ts';
import { forgetMessages } from '../messages/keep-and-forget.ts';
import { forgetModeration } from '../moderation/forget-moderation.ts';
import { forgetAddresses } from '../proofs/address-hash.ts';
import { forgetReports } from '../reports/forget-reports.ts';
import { lockMatching } from '../saved-searches/match-changes.ts';
import { forgetNoShowWords } from '../no-shows/keep-and-forget.ts';
import { forgetPayoutAccount } from '../payout-accounts/personal-data.ts';
import { forgetReviews } from '../reviews/forget-reviews.ts';
import { eraseSealedFiles } from '../sealed-files/files.ts';
import { endRole, lockRoles } from '../staff/roles.ts';
import { forgetReasons } from '../staff/queries.ts';
import { forgetEntries } from '../universities/enter.ts';
import { forgetWithdrawals } from '../withdrawals/keep-and-forget.ts';
import { deletePersonalRows } from './delete-personal-rows.ts';

export type ErasureDeps = CalendarDeps & Pick<Context, 'config'>;

/**
 * Erases a user in one transaction: sessions ahead are cancelled with an email to the other person, the user's rows are
 * deleted, and their record is anonymised for the bookings of others. Afterwards the access to their calendars is
 * revoked. For an erased or unknown user it does nothing.
 * @param check runs first in the transaction, with the user's status; an error that it throws cancels the erasure.
 */
export async function eraseAccount(
  context: ErasureDeps,
  user_id: string,
  check: (trx: Database, status: PersonStatus) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const revokeCalendarAccess = await prepareRevokingAll(context, user_id);
  await context.db.transaction().execute(async (trx) => {
    await lockMatching(trx);
    await lockRoles(trx);
    const status = (await lockPeople(trx, [user_id])).get(user_id) ?? 'deleted';
    if (status === 'deleted') {
      return;
    }
    await check(trx, status);
    await endBookingsOf({ ...context, db: trx }, user_id);
    await forgetWords(trx, user_id);
    await forgetReviews(trx, user_id);
    await forgetMessages(trx, user_id, context.clock.now());
    await forgetModeration(trx, user_id);
    await endRole(trx, user_id);
    await forgetReports(trx, user_id);
    await forgetNoShowWords(trx, user_id);
    await forgetWithdrawals(trx, user_id);
    await forgetReasons(trx, user_id);
    await forgetPayoutAccount(trx, user_id);
    await eraseAvatars(trx, user_id, context.clock.now());
    await eraseSealedFiles(trx, user_id);
    await eraseAttachments(trx, user_id);
    await forgetAddresses(trx, user_id);
    await forgetEntries(trx, user_id);
    await deletePersonalRows(trx, user_id);
    await anonymiseRecord(trx, user_id);
    await trx
      .insertInto('erasure')
      .values({ user_id })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  });
  await revokeCalendarAccess();
  // Only the id is logged: after the restore of an older backup, the erasure is repeated from the log.
  context.logger.warn({ user_id }, 'an account was erased');
}
