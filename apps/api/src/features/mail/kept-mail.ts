import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { MailMessageTable } from '../../db/tables.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { OutgoingMail } from '../../providers/mail/port.ts';

export type KeptMail = Selectable<MailMessageTable>;

/** The mail that was kept under a key, if there is one. */
export const findMail = ({ db }: Pick<Context, 'db'>, deduplication: string): Promise<KeptMail | undefined> =>
  db.selectFrom('mail_message').selectAll().where('deduplication', '=', deduplication).executeTakeFirst();

/** Keeps a mail, once for its key. @returns the one that is kept under it; undefined where its reader was erased. */
export async function storeMail(
  context: Pick<Context, 'db' | 'clock'>,
  about: { kind: string; deduplication: string; auth_user_id: string },
  { headers, attachments, ...rest }: Omit<OutgoingMail, 'id'>,
): Promise<KeptMail | undefined> {
  const row = {
    ...rest,
    ...about,
    id: newId(),
    headers: JSON.stringify(headers),
    attachments: JSON.stringify(attachments),
    created_at: toInstant(context.clock.now()),
  };
  await writeAbout(context.db, about.auth_user_id, (trx) =>
    trx
      .insertInto('mail_message')
      .values(row)
      .onConflict((conflict) => conflict.column('deduplication').doNothing())
      .execute(),
  );
  return findMail(context, about.deduplication);
}
