import type { NotificationCategory } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';

/** The categories that a person has switched off. */
export interface SwitchedOff {
  mail_off: NotificationCategory[];
  push_off: NotificationCategory[];
  hides_words: boolean;
  /** They said no to pushes when they were offered. */
  declined_push: boolean;
}

export async function findSwitchedOff(db: Database, user_id: string): Promise<SwitchedOff> {
  const row = await db
    .selectFrom('notification_preference')
    .select(['mail_off', 'push_off', 'hides_words', 'declined_push'])
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  return (row as SwitchedOff | undefined) ?? { mail_off: [], push_off: [], hides_words: false, declined_push: false };
}

/** Ends the emails of a category, by the link of one of them. Call it with the person’s lock held. */
export async function switchOffMails(trx: Database, user_id: string, category: NotificationCategory): Promise<void> {
  const off = await findSwitchedOff(trx, user_id);
  await putSwitchedOff(trx, user_id, { ...off, mail_off: [...new Set([...off.mail_off, category])] });
}

/** Stores the categories that a person has switched off. Call it with their lock held. */
export async function putSwitchedOff(trx: Database, user_id: string, off: SwitchedOff): Promise<void> {
  await trx
    .insertInto('notification_preference')
    .values({ auth_user_id: user_id, ...off })
    .onConflict((conflict) => conflict.column('auth_user_id').doUpdateSet(off))
    .execute();
}
