import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { lockPeople, type PersonStatus } from '../../db/write-as.ts';
import { endBookingsOf, forgetWords } from '../bookings/index.ts';
import { prepareLeavingAll, type CalendarNeeds } from '../calendars/index.ts';
import { leaveTombstone } from '../identity/index.ts';
import { eraseAvatars } from '../media/index.ts';
import { holdMatching } from '../saved-searches/index.ts';
import { removeBelongings } from './remove-belongings.ts';

export type EraseNeeds = CalendarNeeds & Pick<Context, 'config'>;

/**
 * Erases somebody in one transaction: what lies ahead is cancelled with a mail to the other side, everything that is
 * theirs goes, and of the record only a tombstone stays for the bookings of others. Rights of access to their calendars
 * are given back. Their tokens are nobody's from then on. Doing it again, or for somebody unknown, changes nothing.
 * @param check is asked first, in the transaction, with their status; what it throws stops everything.
 */
export async function eraseNow(
  context: EraseNeeds,
  user_id: string,
  check: (trx: Database, status: PersonStatus) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const giveBack = await prepareLeavingAll(context, user_id);
  await context.db.transaction().execute(async (trx) => {
    await holdMatching(trx);
    const status = (await lockPeople(trx, [user_id])).get(user_id) ?? 'deleted';
    if (status === 'deleted') {
      return;
    }
    await check(trx, status);
    await endBookingsOf({ ...context, db: trx }, user_id);
    await forgetWords(trx, user_id);
    await eraseAvatars(trx, user_id, context.clock.now());
    await removeBelongings(trx, user_id);
    await leaveTombstone(trx, user_id);
    await trx
      .insertInto('erasure')
      .values({ user_id })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  });
  await giveBack();
  // The id alone: it is what a restore of an older backup needs to be told again, and so it stands in the usual log.
  context.logger.warn({ user_id }, 'an account was erased');
}
