import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { mailAddress } from '../../core/one-line.ts';
import { writeAbout } from '../../db/write-as.ts';
import { findReader, type NoticeReader } from './find-reader.ts';
import { DIGEST } from './fold-mails.ts';
import { storeMail } from './kept-mail.ts';
import { wordsIn } from './locales/index.ts';
import { ABOUT_NO_SESSION, type MailContent } from './mail-content.ts';
import { sendKept } from './send-kept.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** Says how many mails it stands for, and where all is told. */
export function digestContent({ language }: NoticeReader, count: number, public_url: string): MailContent {
  const { notices } = wordsIn(language);
  const title = notices.digest.title(count);
  const { lead, button } = notices.digest;
  return {
    ...ABOUT_NO_SESSION,
    language,
    subject: title,
    heading: title,
    lead,
    button: { label: button, href: `${public_url}/bookings` },
    why: notices.why,
  };
}

/** Writes one mail for all that were folded since the one before, in a transaction (`{ ...context, db: trx }`). */
async function keepDigest(context: Omit<Needs, 'mail'>, user_id: string): Promise<void> {
  const { db, clock, config } = context;
  const folded = await db
    .updateTable('mail_message')
    .set({ told_at: toInstant(clock.now()) })
    .where('auth_user_id', '=', user_id)
    .where('folded_at', 'is not', null)
    .where('told_at', 'is', null)
    .returning('id')
    .execute();
  const reader = await findReader(db, user_id);
  const [first] = folded;
  if (first === undefined || reader === null) {
    return;
  }
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail } = await import('./compose.ts');
  const composed = await composeMail(digestContent(reader, folded.length, config.public_url), {
    sender: config.mail_from,
    recipient: mailAddress(fullName(reader, reader.language), reader.email),
  });
  await storeMail(context, { kind: DIGEST, deduplication: `${DIGEST}:${first.id}`, auth_user_id: user_id }, composed);
}

/** Sends somebody one mail instead of those that were folded. It may run again at any point. */
export async function sendDigest(context: Needs, user_id: string): Promise<void> {
  const { db } = context;
  await writeAbout(db, user_id, (trx) => keepDigest({ ...context, db: trx }, user_id));
  const waiting = await db
    .selectFrom('mail_message')
    .selectAll()
    .where('auth_user_id', '=', user_id)
    .where('kind', '=', DIGEST)
    .where('sent_at', 'is', null)
    .where('bounced_at', 'is', null)
    .execute();
  for (const kept of waiting) {
    await sendKept(context, kept);
  }
}
