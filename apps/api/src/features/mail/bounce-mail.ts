import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { noteBounce } from '../identity/index.ts';
import type { KeptMail } from './kept-mail.ts';
import { oneLine, parseMailAddress } from '../../core/one-line.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';

const REASON_MAX = 500;

/**
 * Notes that a mail did not arrive and is not sent again, and where the fault is the address's, that mail to it comes back.
 * @param bounce.reason the mail server's words.
 */
export async function bounceMail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, auth_user_id, recipient }: Pick<KeptMail, 'id' | 'auth_user_id' | 'recipient'>,
  { reason, is_address }: { reason: string; is_address: boolean },
): Promise<void> {
  const at = toInstant(clock.now());
  const note = async (trx: Database) => {
    await trx
      .updateTable('mail_message')
      .set({ bounced_at: at, bounce: oneLine(reason).slice(0, REASON_MAX) })
      .where('id', '=', id)
      .where('bounced_at', 'is', null)
      .execute();
    if (is_address && auth_user_id !== null) {
      await noteBounce(trx, { user_id: auth_user_id, address: parseMailAddress(recipient).address, at });
    }
  };
  await (auth_user_id === null ? note(db) : writeAbout(db, auth_user_id, note));
}
