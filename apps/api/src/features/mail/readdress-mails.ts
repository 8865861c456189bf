import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { Addressee } from './compose.ts';

/**
 * Redirects stored emails that still wait for the mail server to their reader's present address.
 * @param except kinds that go to another address than the reader's.
 */
export async function readdressMails(
  { db }: Pick<Context, 'db'>,
  to: Addressee,
  { except }: { except: readonly string[] },
): Promise<void> {
  const recipient = mailAddress(fullName(to, to.language), to.email);
  await writeAbout(db, to.user_id, (trx) =>
    trx
      .updateTable('mail_message')
      .set({ recipient })
      .where('auth_user_id', '=', to.user_id)
      .where('kind', 'not in', except)
      .where('sent_at', 'is', null)
      .where('bounced_at', 'is', null)
      .execute(),
  );
}
