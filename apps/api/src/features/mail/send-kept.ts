import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { MailRefused } from '../../providers/mail/port.ts';
import { bounceMail } from './bounce-mail.ts';
import { foldIfTooMany } from './fold-mails.ts';
import type { KeptMail } from './kept-mail.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail'>;

/** Longer than the transport waits for any server. */
const SENDING_MS = 60_000;

/** Takes a mail to send it alone. @returns false where it needs no sending, or somebody else is at it. */
async function claim({ db, clock }: Needs, kept: KeptMail): Promise<boolean> {
  const now = clock.now();
  const take = async (trx: Database) => {
    await foldIfTooMany(trx, kept, now);
    const { numUpdatedRows } = await trx
      .updateTable('mail_message')
      .set({ sending_until: toInstant(now + SENDING_MS) })
      .where('id', '=', kept.id)
      .where('sent_at', 'is', null)
      .where('bounced_at', 'is', null)
      .where('folded_at', 'is', null)
      .where((is) => is.or([is('sending_until', 'is', null), is('sending_until', '<=', toInstant(now))]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return kept.auth_user_id === null ? take(db) : ((await writeAbout(db, kept.auth_user_id, take)) ?? false);
}

/** @throws where the mail still has to be sent: the job then looks again. */
async function leaveToOther({ db }: Needs, { id }: KeptMail): Promise<void> {
  const mail = await db
    .selectFrom('mail_message')
    .select(['sent_at', 'bounced_at', 'folded_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (mail && mail.sent_at === null && mail.bounced_at === null && mail.folded_at === null) {
    throw new Error('this mail is being sent');
  }
}

async function release({ db }: Needs, { id }: KeptMail): Promise<void> {
  await db.updateTable('mail_message').set({ sending_until: null }).where('id', '=', id).execute();
}

/** @returns null where the server refused the mail for good, which is noted. */
async function handOver(context: Needs, kept: KeptMail): Promise<{ message_id: string } | null> {
  try {
    return await context.mail.send(kept);
  } catch (error) {
    if (error instanceof MailRefused) {
      await bounceMail(context, kept, { reason: error.message, is_address: error.is_address });
      return null;
    }
    await release(context, kept);
    throw error;
  }
}

/**
 * Sends a mail that was kept, unless it was sent, refused or folded. One that the server refuses for good is noted as bounced.
 * @throws when the server did not take it now.
 */
export async function sendKept(context: Needs, kept: KeptMail): Promise<void> {
  if (!(await claim(context, kept))) {
    await leaveToOther(context, kept);
    return;
  }
  const taken = await handOver(context, kept);
  if (taken !== null) {
    await context.db
      .updateTable('mail_message')
      .set({ sent_at: toInstant(context.clock.now()), smtp_message_id: taken.message_id })
      .where('id', '=', kept.id)
      .execute();
  }
}
