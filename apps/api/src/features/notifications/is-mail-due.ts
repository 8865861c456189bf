import { canEndMail, categoryOf } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Categories whose notifications aren't mailed once they are read in the product. */
const READ_ENDS_MAIL: readonly string[] = ['messages', 'reviews'];

/**
 * Whether a mail is still to be sent: not one of a category that its reader has switched off, nor about messages or reviews
 * whose notification they have read.
 * @param mail.key its deduplication key, which its notification has too.
 */
export async function isMailDue(
  db: Database,
  { user_id, kind, key }: { user_id: string | null; kind: string; key: string },
): Promise<boolean> {
  if (user_id === null || !canEndMail(kind)) {
    return true;
  }
  const category = categoryOf(kind);
  const ends = READ_ENDS_MAIL.includes(category);
  const { rows } = await sql<{ is_due: boolean }>`
    select not exists (
        select from notification_preference where auth_user_id = ${user_id} and ${category} = any(mail_off))
      and not (${ends} and exists (
        select from notification where auth_user_id = ${user_id} and key = ${key} and read_at is not null)) as is_due`.execute(
    db,
  );
  return rows[0]?.is_due ?? true;
}
