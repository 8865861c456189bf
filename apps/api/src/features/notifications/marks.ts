import type { NotificationCounts } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { countGroups } from './list-groups.ts';

/** Marks a person's notifications, in a transaction of theirs. @returns the counts after it. */
const mark = (db: Database, user_id: string, write: (trx: Database) => Promise<unknown>): Promise<NotificationCounts> =>
  writeAs(
    db,
    user_id,
    async (trx) => {
      await write(trx);
      return countGroups(trx, user_id);
    },
    { while_suspended: true },
  );

async function findOwn(trx: Database, user_id: string, id: string) {
  const found = await trx
    .selectFrom('notification')
    .select(['group_key', 'created_at'])
    .where('id', '=', id)
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (!found) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}

/** Marks all as seen up to one that was shown. @throws AppError NOT_FOUND */
export const markSeen = (db: Database, user_id: string, up_to: string): Promise<NotificationCounts> =>
  mark(db, user_id, async (trx) => {
    await findOwn(trx, user_id, up_to);
    await sql`
      update notification set seen_at = now()
      where auth_user_id = ${user_id} and seen_at is null
        and (created_at, id) <= (select created_at, id from notification where id = ${up_to})`.execute(trx);
  });

/** Marks one as read, with all of its group. @throws AppError NOT_FOUND */
export const markRead = (db: Database, user_id: string, id: string): Promise<NotificationCounts> =>
  mark(db, user_id, async (trx) => readGroup(trx, user_id, (await findOwn(trx, user_id, id)).group_key));

/** Archives one, with all of its group. It is read, too. @throws AppError NOT_FOUND */
export const archive = (db: Database, user_id: string, id: string): Promise<NotificationCounts> =>
  mark(db, user_id, async (trx) => {
    const { group_key } = await findOwn(trx, user_id, id);
    await readGroup(trx, user_id, group_key);
    await sql`
      update notification set archived_at = now()
      where auth_user_id = ${user_id} and group_key = ${group_key} and archived_at is null`.execute(trx);
  });

export const markAllRead = (db: Database, user_id: string): Promise<NotificationCounts> =>
  mark(db, user_id, (trx) =>
    sql`
      update notification set seen_at = coalesce(seen_at, now()), read_at = now()
      where auth_user_id = ${user_id} and read_at is null`.execute(trx),
  );

/** Marks a person's notifications of a booking or thread as seen and read, because they opened it. Call it with their lock held. */
export async function readGroup(trx: Database, user_id: string, group_key: string): Promise<void> {
  await sql`
    update notification set seen_at = coalesce(seen_at, now()), read_at = now()
    where auth_user_id = ${user_id} and group_key = ${group_key} and read_at is null`.execute(trx);
}
